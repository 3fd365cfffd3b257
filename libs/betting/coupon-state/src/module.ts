import { loadLater, type Ports, type StoreModule } from '@touchline/shared-state';
import { all, call, put } from 'typed-redux-saga';
import { createCouponApi } from './api/coupon-api.ts';
import { couponReminderSlice } from './coupon-reminder.slice.ts';
import { couponSettingsSlice } from './coupon-settings.slice.ts';
import { couponShareSlice } from './coupon-share.slice.ts';
import { couponSlice, edited } from './coupon.slice.ts';
import { editCoupons } from './effects/edit-coupon.saga.ts';
import { followMax } from './effects/follow-max.saga.ts';
import { followPrices } from './effects/follow-prices.saga.ts';
import { keepSave, restoreCoupon } from './effects/keep-save.saga.ts';
import { keepSettings } from './effects/keep-settings.saga.ts';
import { betOnPress } from './effects/one-click.saga.ts';
import { loadShops } from './effects/load-shops.saga.ts';
import { placeOnRequest } from './effects/place-coupon.saga.ts';
import { listenForPlaced, refreshOnPlaced } from './effects/placed-elsewhere.ts';
import { quoteCoupon } from './effects/quote-coupon.saga.ts';
import { remindLater } from './effects/remind-later.saga.ts';
import { switchOneClick } from './effects/switch-one-click.saga.ts';
import { syncTabs } from './effects/sync-tabs.saga.ts';
import { keptTwice } from './kept-twice.ts';
import { oneClickSlice } from './one-click.slice.ts';
import type { CouponEdit } from './rules/content/coupon-command.ts';
import { couponLinkOpened } from './first-commands.ts';
import { openSecondStore, type SecondStore } from './second-store.ts';
import { couponRepeated } from './repeat.ts';
import { couponCodeEntered, shareRequested } from './commands.ts';

export { openSecondStore };

/** Few coupons are shared, so this code is loaded with the first such command. */
const CODE_COMMANDS = [couponLinkOpened, couponCodeEntered, couponRepeated, shareRequested].map(({ type }) => type);

/**
 * Store module of the coupon. Needs the modules of identity-state and account-state in the same store.
 *
 * @param second - second store for coupon and open intent besides `ports.storage`, from `openSecondStore`; without it a killed browser may
 *   lose the last minute.
 */
export const couponModule = (ports: Ports, second?: SecondStore): StoreModule => ({
  name: 'coupon',
  slices: [couponSlice, couponSettingsSlice, couponReminderSlice, couponShareSlice, oneClickSlice],
  saga: couponProcesses(second === undefined ? ports : { ...ports, storage: keptTwice(ports, second) }),
});

/** All sagas of the coupon. */
function couponProcesses(ports: Ports) {
  const api = createCouponApi(ports);
  return function* coupon() {
    const tab = ports.uuid();
    const elsewhere = listenForPlaced(ports);
    /** Dispatches an edit with its time, tab and the id of the new content. @spec CP-26 CPN-3 */
    const apply = function* (edit: CouponEdit) {
      yield* put(edited({ edit, stamp: { at: ports.now(), by: tab, intentId: ports.uuid() } }));
    };
    try {
      yield* call(restoreCoupon, { ports });
      yield* all([
        call(keepSettings, { ports }),
        call(editCoupons, apply),
        call(switchOneClick),
        call(betOnPress, { ports, api }),
        call(loadLater, {
          wishes: CODE_COMMANDS,
          until: [],
          load: async () => (await import('./codes.ts')).codeProcesses({ ports, apply }),
        }),
        call(keepSave, { ports }),
        call(loadShops),
        call(syncTabs, { ports }),
        call(refreshOnPlaced, ports),
        call(quoteCoupon, { ports, api, apply }),
        call(followMax, apply),
        call(followPrices),
        call(placeOnRequest, { ports, api, apply, elsewhere }),
        call(remindLater, { ports }),
      ]);
    } finally {
      elsewhere.stop();
    }
  };
}
