import { CONFIG_SIGNATURE, readSignature, signedText } from '@touchline/shared-contract/config-signature';
import { configTrust, type ConfigKey } from './rules/config-keys.ts';
import { KEPT_AHEAD_MS, KEPT_MS } from './rules/timings.ts';

/** The last good answer stands in for so long, in milliseconds. @spec CFG-1 */
export const USABLE_MS = KEPT_MS;

/** An answer of the configuration's service, to the byte, with what vouches for it. */
export interface SignedAnswer {
  /** Path and query that it answers. */
  place: string;
  /** The header as it came. */
  header: string | null;
  body: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const keys = new Map<ConfigKey, Promise<CryptoKey>>();

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

function keyOf(subtle: SubtleCrypto, key: ConfigKey): Promise<CryptoKey> {
  const imported = keys.get(key) ?? subtle.importKey('jwk', key, ALGORITHM, false, ['verify']);
  keys.set(key, imported);
  return imported;
}

/**
 * Whether a trusted key vouches for an answer. Where there is no cryptography (a page over plain http) nobody can, so none does.
 *
 * @param nowMs - by the server's clock: what was signed more than a day ago, or is ahead, vouches for nothing.
 * @returns when it was signed, in milliseconds; null when it was not.
 * @spec CFG-1 (decisions of the promises, 15)
 */
export async function signedAt({ place, header, body }: SignedAnswer, nowMs: number): Promise<number | null> {
  const said = readSignature(header);
  const { keys: trusted } = configTrust();
  const key = said !== null && Object.hasOwn(trusted, said.keyId) ? trusted[said.keyId] : undefined;
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (said === null || key === undefined || subtle === undefined) return null;
  const { atMs, signature } = said;
  if (atMs > nowMs + KEPT_AHEAD_MS || nowMs - atMs >= KEPT_MS) return null;
  const text = new TextEncoder().encode(signedText({ place, atMs, body }));
  const isGenuine = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, await keyOf(subtle, key), bytesOf(signature), text);
  return isGenuine ? atMs : null;
}

/**
 * Whether an answer may be used: a trusted key vouches for it, or it has no signature and this site takes such answers.
 *
 * @param nowMs - by the server's clock.
 * @spec CFG-1
 */
export const isTaken = async (answer: SignedAnswer, nowMs: number): Promise<boolean> =>
  ((answer.header ?? '') === '' && configTrust().isUnsignedTaken) || (await signedAt(answer, nowMs)) !== null;

/** Reads an answer together with its signature. The response can be read again afterwards. */
export const signedAnswer = async (request: Request, response: Response): Promise<SignedAnswer> => {
  const { pathname, search } = new URL(request.url);
  return { place: pathname + search, header: response.headers.get(CONFIG_SIGNATURE), body: await response.clone().text() };
};
