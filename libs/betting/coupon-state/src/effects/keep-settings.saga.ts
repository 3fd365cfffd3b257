import { selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { listenTo, type Ports } from '@touchline/shared-state';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import { couponSettingsChanged, couponSettingsRestored, oneClickTurnedOn, selectCouponSettings } from '../coupon-settings.slice.ts';
import { DEFAULT_SETTINGS } from '../rules/settings/coupon-settings.ts';
import { readSettings, writeSettings } from '../rules/storage/kept-settings.ts';
import { readPlayerSettings, writePlayerSettings } from '../rules/storage/player-settings.ts';
import { PLAYER_KEY, SETTINGS_KEY } from '../rules/storage/storage-keys.ts';

export interface KeepSettingsDeps {
  ports: Pick<Ports, 'storage'>;
}

/**
 * Stores the settings in the browser, and applies changes of other tabs. Stake settings are stored separately and only while the player is
 * signed in, so that visitors leave no amounts behind.
 *
 * @spec CP-03 CPN-6
 */
export function* keepSettings({ ports: { storage } }: KeepSettingsDeps) {
  const restore = function* () {
    const ofPlayer = (yield* select(selectIsPlayer)) ? readPlayerSettings(storage.get(PLAYER_KEY)) : {};
    yield* put(couponSettingsRestored({ ...DEFAULT_SETTINGS, ...readSettings(storage.get(SETTINGS_KEY)), ...ofPlayer }));
  };
  const write = function* () {
    const settings = yield* select(selectCouponSettings);
    storage.set(SETTINGS_KEY, writeSettings(settings));
    if (yield* select(selectIsPlayer)) storage.set(PLAYER_KEY, writePlayerSettings(settings));
  };
  /** Remove the stake settings, so that the next user of this device does not find them. */
  const forget = function* () {
    storage.remove(PLAYER_KEY);
    yield* restore();
  };

  yield* restore();
  let wasPlayer = yield* select(selectIsPlayer);
  yield* all([
    takeEvery([couponSettingsChanged, oneClickTurnedOn], write),
    takeEvery(signedOut, function* () {
      wasPlayer = false;
      yield* forget();
    }),
    takeEvery(sessionReceived, function* () {
      const isPlayer = yield* select(selectIsPlayer);
      if (!isPlayer) yield* forget();
      else if (!wasPlayer) yield* restore();
      wasPlayer = isPlayer;
    }),
    call(syncFromOtherTabs, storage, restore),
  ]);
}

const syncFromOtherTabs = (storage: Ports['storage'], restore: () => Generator) =>
  listenTo<true>((emit) => {
    const stops = [SETTINGS_KEY, PLAYER_KEY].map((key) => storage.onChange(key, (text) => text !== null && emit(true)));
    return () => stops.forEach((stop) => stop());
  }, restore);
