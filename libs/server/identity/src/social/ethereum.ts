import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { lowerAscii, upperAscii } from '@touchline/shared-primitives';

const HASH_DIGIT = 8;
const ADDRESS_BYTES = 20;
const SIGNATURE = /^0x[\da-f]{130}$/i;
/** Wallets encode the recovery id as 27 or 28, hardware wallets as 0 or 1. */
const V_OFFSET = 27;

/** An address with its ERC-55 checksum, from input in any case. */
export function checksummed(address: string): string {
  const digits = lowerAscii(address.slice(2));
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, index) => (parseInt(hash[index] ?? '0', 16) >= HASH_DIGIT ? upperAscii(digit) : digit)).join('')}`;
}

/** Content of the message that a wallet signs. Times in milliseconds. */
export interface WalletMessage {
  /** Origin of this site. */
  origin: string;
  address: string;
  chainId: number;
  /** At least eight letters and digits. */
  nonce: string;
  issuedAt: number;
  expiresAt: number;
}

/** The ERC-4361 sign-in message, which wallets recognize and compare with the requesting site. @spec ID-04 */
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

/** Address that signed a message with `personal_sign` (ERC-191); null for an invalid signature. */
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
