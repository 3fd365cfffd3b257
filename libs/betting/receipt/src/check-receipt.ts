import type { SignedReceipt } from './receipt-file.ts';

/** A public key for receipts, as the bookmaker publishes it. */
export interface ReceiptKey {
  id: string;
  /** The 32 bytes of an Ed25519 public key, in base64url. */
  publicKey: string;
}

/**
 * `genuine`: the statement is exactly what the bookmaker signed. `changed`: it is not what was signed. `unknown-key`: none of these keys
 * signed it. `not-supported`: this browser has no Ed25519.
 */
export type Verdict = 'genuine' | 'changed' | 'unknown-key' | 'not-supported';

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Undefined unless `text` is base64url of exactly `length` bytes. */
function bytesOf(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (text.length !== Math.ceil((length * 4) / 3) || !/^[\w-]+$/.test(text)) return undefined;
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return letters.length === length ? Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) : undefined;
}

/**
 * Checks whether a receipt is genuine. Needs no network: keys can be fetched once and kept.
 *
 * @param keys - the bookmaker's keys, from a source that the caller trusts; never from the receipt itself
 */
export async function checkReceipt(receipt: SignedReceipt, keys: readonly ReceiptKey[]): Promise<Verdict> {
  const key = keys.find(({ id }) => id === receipt.keyId);
  const raw = key && bytesOf(key.publicKey, KEY_BYTES);
  if (raw === undefined) return 'unknown-key';
  const signature = bytesOf(receipt.signature, SIGNATURE_BYTES);
  if (signature === undefined) return 'changed';
  let imported: CryptoKey;
  try {
    imported = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  } catch {
    return 'not-supported';
  }
  const isGenuine = await crypto.subtle.verify('Ed25519', imported, signature, new TextEncoder().encode(receipt.statement));
  return isGenuine ? 'genuine' : 'changed';
}
