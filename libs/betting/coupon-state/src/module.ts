import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createCouponApi } from './api/coupon-api.ts';
import { couponReminderSlice } from './coupon-reminder.slice.ts';
import { couponSettingsSlice } from './coupon-settings.slice.ts';
import { couponShareSlice } from './coupon-share.slice.ts';
import { couponSlice } from './coupon.slice.ts';
import { oneClickSlice } from './one-click.slice.ts';
import { editCouponOnWishes } from './effects/edit-coupon.saga.ts';
import { keepSave, restoreCoupon } from './effects/keep-save.saga.ts';
import { loadCouponLinks } from './effects/load-link.saga.ts';
import { placeOnRequest } from './effects/place-coupon.saga.ts';
import { listenForPlaced, refreshOnPlaced } from './effects/placed-elsewhere.ts';
import { quoteCoupon } from './effects/quote-coupon.saga.ts';
import { syncTabs } from './effects/sync-tabs.saga.ts';

/** The coupon, given to the store as one thing. Needs the modules of identity-state and account-state in the same store. */
export const couponModule = (ports: Ports): StoreModule => ({
  name: 'coupon',
  slices: [couponSlice, couponSettingsSlice, couponReminderSlice, couponShareSlice, oneClickSlice],
  saga: couponProcesses(ports),
});

/** Everything about the coupon that waits, asks or listens. */
export function couponProcesses(ports: Ports) {
  const api = createCouponApi(ports);
  return function* coupon() {
    const tab = ports.uuid();
    const elsewhere = listenForPlaced(ports);
    try {
      yield* call(restoreCoupon, { ports });
      yield* all([
        call(editCouponOnWishes, { ports, tab }),
        call(loadCouponLinks, { ports }),
        call(keepSave, { ports }),
        call(syncTabs, { ports }),
        call(refreshOnPlaced, ports),
        call(quoteCoupon, { ports, api }),
        call(placeOnRequest, { ports, api, tab, elsewhere }),
      ]);
    } finally {
      elsewhere.stop();
    }
  };
}
