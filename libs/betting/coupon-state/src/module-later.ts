import type { Ports, StoreModule } from '@touchline/shared-state';

/**
 * Coupon module for pages whose first paint must not wait for it: state and sagas are in a separate chunk, and until it is loaded the
 * coupon is empty. Commands dispatched before are queued and then run in order.
 */
export const couponModuleLater = (ports: Ports): StoreModule => ({
  name: 'couponLater',
  slices: [],
  sagaLater: async () => (await import(/* @home */ './processes-later.ts')).couponProcessesLater(ports),
});
