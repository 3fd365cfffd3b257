import type { Mode } from '@touchline/shared-primitives/mode';

const PLAY_MONEY = 'play-money';

/**
 * Ends a start in production on a build that takes configurations signed by the reference backend: everybody has that key.
 *
 * @param keys - keys that this build trusts, by id.
 * @throws Error which says what to do.
 * @spec CF-07 CFG-1
 */
export function refusePlayMoney(mode: Mode, keys: Readonly<Record<string, unknown>>): void {
  if (mode !== 'production' || !Object.hasOwn(keys, PLAY_MONEY)) return;
  throw new Error(
    "This build trusts the play-money key, which everybody has, so it does not start in production. Put the operator's key in its place " +
      '(libs/shared/config/src/rules/config-keys.ts) and build again, or try a backend without real money with TOUCHLINE_MODE=demo.',
  );
}
