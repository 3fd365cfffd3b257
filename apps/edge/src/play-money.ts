import { CONFIG_KEYS, type ConfigTrust } from '@touchline/shared-config/keys';
import type { Mode } from '@touchline/shared-primitives/mode';

const PLAY_MONEY = 'play-money';
/** Compares the key itself, since a key set may use any id. */
const isPlayMoney = ({ x }: { x: string }): boolean => x === CONFIG_KEYS[PLAY_MONEY]?.x;

/**
 * Refuses to start production with configurations that are unsigned or signed by the reference backend, whose key is public.
 *
 * @param trust - which configurations are accepted.
 * @throws Error with instructions.
 * @spec CF-07 CFG-1
 */
export function refusePlayMoney(mode: Mode, { keys, isUnsignedTaken }: ConfigTrust): void {
  if (mode !== 'production') return;
  if (isUnsignedTaken)
    throw new Error('TOUCHLINE_CONFIG_SIGNATURE=optional is for trials: in production the configuration has to be signed.');
  if (!Object.hasOwn(keys, PLAY_MONEY) && !Object.values(keys).some(isPlayMoney)) return;
  throw new Error(
    'The play-money key is trusted, which everybody has, so nothing starts in production. Name the public key of the backend in ' +
      'TOUCHLINE_CONFIG_KEYS_FILE or TOUCHLINE_CONFIG_KEYS, or try a backend without real money with TOUCHLINE_MODE=demo.',
  );
}
