import { comeLater, type Ports, type StoreModule } from '@touchline/shared-state';
import { couponSettingsSlice } from './coupon-settings.slice.ts';
import { betToggled, couponCleared, couponLinkOpened, couponSlice } from './coupon.slice.ts';

/**
 * The coupon for a page whose first paint must not wait for it: the state is there at once, the processes come in a chunk of their own.
 * What the player wishes before they are here is kept and then carried out, in its order.
 */
export const couponModuleLater = (ports: Ports): StoreModule => ({
  name: 'coupon',
  slices: [couponSlice, couponSettingsSlice],
  saga: () =>
    comeLater({
      load: async () => (await import('./module.ts')).couponProcesses(ports),
      wishes: [betToggled.type, couponCleared.type, couponLinkOpened.type],
    }),
});
