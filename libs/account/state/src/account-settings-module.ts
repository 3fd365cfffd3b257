import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { keepAccountConfig } from './effects/keep-account-config.saga.ts';
import { keepAccountView } from './effects/keep-account-view.saga.ts';

/** Settings of an account for all devices: configuration and view settings. @spec CF-03 LY-11 */
export const accountSettingsModule = (ports: Ports): StoreModule => ({
  name: 'account-settings',
  slices: [],
  saga: function* accountSettings() {
    yield* all([call(keepAccountConfig, ports), call(keepAccountView, ports)]);
  },
});
