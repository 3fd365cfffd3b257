import { CONFIG_TRUST, configTrust, type ConfigKey, type ConfigTrust } from '@touchline/shared-config/keys';
import { settingOf } from '@touchline/shared-serving';
import { stateJson } from './document/state-json.ts';

/** A coordinate of a P-256 point: 32 bytes in base64url. */
const COORDINATE = /^[\w-]{43}$/;
const KEY_ID = /^[\w-]{1,40}$/;

/**
 * Reads which signatures this edge accepts on configurations. `TOUCHLINE_CONFIG_KEYS` holds a JSON Web Key Set with the public keys of the
 * backend, and `TOUCHLINE_CONFIG_KEYS_FILE` names a file with one; without them the keys of the build apply.
 * `TOUCHLINE_CONFIG_SIGNATURE=optional` also accepts unsigned configurations.
 *
 * @returns undefined when nothing is set.
 * @throws RangeError naming the variable and its fault.
 * @spec CFG-1 CF-07
 */
export function readConfigTrust(env: Readonly<Record<string, string | undefined>>): ConfigTrust | undefined {
  const signature = env['TOUCHLINE_CONFIG_SIGNATURE'] ?? 'required';
  if (signature !== 'required' && signature !== 'optional')
    throw new RangeError(`TOUCHLINE_CONFIG_SIGNATURE is '${signature}'; it has to be 'required' or 'optional'.`);
  const isUnsignedTaken = signature === 'optional';
  const set = settingOf(env, 'TOUCHLINE_CONFIG_KEYS');
  if (set === undefined) return isUnsignedTaken ? { ...configTrust(), isUnsignedTaken } : undefined;
  return { keys: keysOf(set.name, set.text), isUnsignedTaken };
}

function keysOf(name: string, text: string): Record<string, ConfigKey> {
  const wrong = (what: string): RangeError => new RangeError(`${name} ${what}`);
  let set: unknown;
  try {
    set = JSON.parse(text);
  } catch (cause) {
    throw new RangeError(`${name} is not JSON.`, { cause });
  }
  const list = (set as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(list) || list.length === 0) throw wrong('holds no JSON Web Key Set: { "keys": [ … ] }.');
  return Object.fromEntries(
    list.map((one: unknown, at) => {
      const { kid, kty, crv, x, y, d } = (one ?? {}) as Readonly<Record<string, unknown>>;
      if (typeof kid !== 'string' || !KEY_ID.test(kid)) throw wrong(`has no 'kid' of letters, digits, - and _ in key ${at + 1}.`);
      if (d !== undefined) throw wrong(`holds the private half of '${kid}'. The edge needs the public half alone: leave out 'd'.`);
      const isPoint = typeof x === 'string' && typeof y === 'string' && COORDINATE.test(x) && COORDINATE.test(y);
      if (kty !== 'EC' || crv !== 'P-256' || !isPoint) throw wrong(`has a key '${kid}' that is no public key on P-256.`);
      return [kid, { kty, crv, x, y } satisfies ConfigKey];
    }),
  );
}

/** Passes the trusted keys to the page, which trusts its document as it trusts its code. Empty when the keys of the build apply. */
export const configTrustScript = (trust: ConfigTrust | undefined, nonce: string): string =>
  trust === undefined ? '' : `<script nonce="${nonce}">globalThis[${stateJson(CONFIG_TRUST)}]=${stateJson(trust)}</script>`;
