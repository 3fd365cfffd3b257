import { CONFIG_SIGNATURE, readSignature, signedText } from '@touchline/shared-contract/config-signature';
import { configTrust, type ConfigKey } from './rules/config-keys.ts';
import { KEPT_AHEAD_MS, KEPT_MS } from './rules/timings.ts';

/** How long the last valid answer may be used, in milliseconds. @spec CFG-1 */
export const USABLE_MS = KEPT_MS;

/** An answer of the configuration service: its exact bytes and its signature. */
export interface SignedAnswer {
  /** Path and query of the request. */
  place: string;
  /** The signature header as received. */
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
 * Checks the signature of an answer against the trusted keys. Without Web Crypto (a page over plain http) no answer is valid.
 *
 * @param nowMs - server time; signatures from the future or more than a day old are invalid.
 * @returns when it was signed, in milliseconds; null when the signature is invalid.
 * @spec CFG-1 (decisions of the promises, 15)
 */
export async function signedAt({ place, header, body }: SignedAnswer, nowMs: number): Promise<number | null> {
  const parsed = readSignature(header);
  const { keys: trusted } = configTrust();
  const key = parsed !== null && Object.hasOwn(trusted, parsed.keyId) ? trusted[parsed.keyId] : undefined;
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (parsed === null || key === undefined || subtle === undefined) return null;
  const { atMs, signature } = parsed;
  if (atMs > nowMs + KEPT_AHEAD_MS || nowMs - atMs >= KEPT_MS) return null;
  const text = new TextEncoder().encode(signedText({ place, atMs, body }));
  const isGenuine = await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, await keyOf(subtle, key), bytesOf(signature), text);
  return isGenuine ? atMs : null;
}

/**
 * Whether an answer may be used: it has a valid signature, or it has none and this site accepts unsigned answers.
 *
 * @param nowMs - server time.
 * @spec CFG-1
 */
export const isTaken = async (answer: SignedAnswer, nowMs: number): Promise<boolean> =>
  ((answer.header ?? '') === '' && configTrust().isUnsignedTaken) || (await signedAt(answer, nowMs)) !== null;

/** Reads an answer with its signature. The response can still be read afterwards. */
export const signedAnswer = async (request: Request, response: Response): Promise<SignedAnswer> => {
  const { pathname, search } = new URL(request.url);
  return { place: pathname + search, header: response.headers.get(CONFIG_SIGNATURE), body: await response.clone().text() };
};
