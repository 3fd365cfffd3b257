import { CouponType } from '@touchline/betting-coupon-math';
import { put, select, take } from 'typed-redux-saga';
import { couponSlice, selectCouponSlice, shopsLoaded } from '../coupon.slice.ts';
import { effectiveType } from '../rules/content/effective-type.ts';
import { loadShopTable, setShopTable } from '../rules/content/shop-table.ts';

const { edited, restored, synced } = couponSlice.actions;

/** Loads the table of shop systems with the first coupon that is a system; tries again with the next edit if that fails. @spec CP-10 */
export function* loadShops() {
  while (true) {
    if (effectiveType(yield* select(selectCouponSlice)) === CouponType.System) {
      const table = yield* loaded();
      if (table !== null) {
        setShopTable(table);
        yield* put(shopsLoaded());
        return;
      }
    }
    yield* take([edited, restored, synced]);
  }
}

function* loaded() {
  const loading = loadShopTable().catch(() => null);
  return (yield loading) as Awaited<typeof loading>;
}
