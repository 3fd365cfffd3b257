import { loadLater, type ModularStore, type Ports } from '@touchline/shared-state';
import { getContext } from 'typed-redux-saga';
import { betToggled, couponCleared, couponLinkOpened } from './first-wishes.ts';

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
      wishes: [betToggled.type, couponCleared.type, couponLinkOpened.type],
    });
  };

function* nothing() {
  // The coupon module always has sagas.
}
