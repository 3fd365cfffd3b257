import { loadLater, type ModularStore, type Ports } from '@touchline/shared-state';
import { getContext } from 'typed-redux-saga';
import { betToggled, couponLinkOpened, editCoupon } from './first-commands.ts';

export const couponProcessesLater = (ports: Ports) =>
  function* couponLater() {
    const store = yield* getContext<ModularStore>('store');
    yield* loadLater({
      load: async () => {
        const { couponModule, openSecondStore } = await import(/* @home */ './module.ts');
        const { saga, ...state } = couponModule(ports, await openSecondStore());
        store.inject(() => state);
        return saga ?? nothing;
      },
      wishes: [betToggled.type, editCoupon.type, couponLinkOpened.type],
    });
  };

function* nothing() {
  // The coupon module always has sagas.
}
