import type { Ports, StoreModule } from '@touchline/shared-state';

/**
 * The coupon for a page whose first paint must not wait for it: state and processes come in a chunk of their own, and until then the coupon
 * is empty. What the player wishes before they are here is kept and then carried out, in its order.
 */
export const couponModuleLater = (ports: Ports): StoreModule => ({
  name: 'couponLater',
  slices: [],
  sagaLater: async () => (await import(/* @home */ './processes-later.ts')).couponProcessesLater(ports),
});
