import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const HASH_DIGIT = 8;
const ADDRESS_BYTES = 20;
const SIGNATURE = /^0x[\da-f]{130}$/i;
/** Wallets write the number of the point as 27 or 28; hardware writes 0 or 1. */
const V_OFFSET = 27;

/** An address with the checksum of ERC-55, whatever case it came in. */
export function checksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, index) => (parseInt(hash[index] ?? '0', 16) >= HASH_DIGIT ? digit.toUpperCase() : digit)).join('')}`;
}

/** What a wallet is asked to sign. Times in milliseconds. */
export interface WalletMessage {
  /** Origin of this site. */
  origin: string;
  address: string;
  chainId: number;
  /** Letters and digits, eight at least. */
  nonce: string;
  issuedAt: number;
  expiresAt: number;
}

/** The message of ERC-4361, which wallets know and compare with the site that asks. @spec ID-04 */
export function signInMessage({ origin, address, chainId, nonce, issuedAt, expiresAt }: WalletMessage): string {
  const { host, protocol } = new URL(origin);
  const from = protocol === 'https:' ? host : origin;
  return [
    `${from} wants you to sign in with your Ethereum account:`,
    ...[checksummed(address), '', 'Sign in. This costs nothing and moves nothing.', ''],
    `URI: ${origin}`,
    'Version: 1',
    `Chain ID: ${chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(expiresAt).toISOString()}`,
  ].join('\n');
}

/** Whose key signed a message by `personal_sign` (ERC-191); null for what is no signature. */
export function signerOf(message: string, signature: string): string | null {
  if (!SIGNATURE.test(signature)) return null;
  const text = utf8ToBytes(message);
  const hash = keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`), text));
  const bytes = hexToBytes(signature.slice(2));
  const [points, v = 0] = [bytes.subarray(0, -1), bytes.at(-1)];
  const recovery = v >= V_OFFSET ? v - V_OFFSET : v;
  try {
    const key = secp256k1.Signature.fromBytes(concatBytes(Uint8Array.of(recovery), points), 'recovered').recoverPublicKey(hash);
    const address = keccak_256(key.toBytes(false).subarray(1)).subarray(-ADDRESS_BYTES);
    return checksummed(`0x${bytesToHex(address)}`);
  } catch {
    return null;
  }
}
