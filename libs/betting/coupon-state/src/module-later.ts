import { comeLater, type ModularStore, type Ports, type StoreModule } from '@touchline/shared-state';
import { getContext } from 'typed-redux-saga';
import { betToggled, couponCleared, couponLinkOpened } from './first-wishes.ts';

/**
 * The coupon for a page whose first paint must not wait for it: state and processes come in a chunk of their own, and until then the coupon
 * is empty. What the player wishes before they are here is kept and then carried out, in its order.
 */
export const couponModuleLater = (ports: Ports): StoreModule => ({
  name: 'couponLater',
  slices: [],
  saga: function* couponLater() {
    const store = yield* getContext<ModularStore>('store');
    yield* comeLater({
      load: async () => {
        const { couponModule, openSecondStore } = await import('./module.ts');
        const { saga, ...state } = couponModule(ports, await openSecondStore());
        store.inject(() => state);
        return saga ?? nothing;
      },
      wishes: [betToggled.type, couponCleared.type, couponLinkOpened.type],
    });
  },
});

function* nothing() {
  // A coupon always has processes.
}
