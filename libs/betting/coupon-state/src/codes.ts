import { all, call } from 'typed-redux-saga';
import { loadCoupons, type LoadCouponDeps } from './effects/load-coupon.saga.ts';
import { shareCoupon } from './effects/share-coupon.saga.ts';

/** Sagas that share coupons as codes and load shared ones; in a separate chunk. @spec CP-31 GD-16 */
export const codeProcesses = (deps: LoadCouponDeps) =>
  function* codes() {
    yield* all([call(loadCoupons, deps), call(shareCoupon, deps)]);
  };
