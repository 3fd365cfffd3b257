import { retry } from '@touchline/shared-http';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { actionChannel, call, flush, fork, put } from 'typed-redux-saga';
import { couponSettingsSlice } from './coupon-settings.slice.ts';
import { betToggled, couponCleared, couponSlice } from './coupon.slice.ts';
import { CODE_RETRIES, CODE_RETRY_DELAY_MS } from './rules/timings.ts';

/**
 * The coupon for a page whose first paint must not wait for it: the state is there at once, the processes come in a chunk of their own.
 * What the player wishes before they are here is kept and then carried out, in its order.
 */
export const couponModuleLater = (ports: Ports): StoreModule => ({
  name: 'coupon',
  slices: [couponSlice, couponSettingsSlice],
  saga: function* couponLater() {
    const wishes = yield* actionChannel([betToggled, couponCleared]);
    const { couponModule } = yield* call(() =>
      retry(() => import('./module.ts'), { times: CODE_RETRIES, delayMs: CODE_RETRY_DELAY_MS, factor: 2, isRetried: () => true }),
    );
    const { saga } = couponModule(ports);
    if (saga === undefined) return;
    yield* fork(saga);
    const waiting = yield* flush(wishes);
    wishes.close();
    for (const wish of waiting) yield* put(wish as ReturnType<typeof betToggled>);
  },
});
