import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { upperAscii } from '@touchline/shared-primitives';

const ADDRESS_BYTES = 20;
const V_OFFSET = 27;

/** The address of a key, with the ERC-55 checksum. */
export const addressOf = (key: Uint8Array): string => {
  const digits = bytesToHex(keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(-ADDRESS_BYTES));
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  return `0x${[...digits].map((digit, index) => ('01234567'.includes(hash[index] ?? '') ? digit : upperAscii(digit))).join('')}`;
};

/** A wallet's answer to `personal_sign`. */
export function personalSign(message: string, key: Uint8Array): string {
  const text = utf8ToBytes(message);
  const hash = keccak_256(concatBytes(utf8ToBytes(`\u0019Ethereum Signed Message:\n${text.length}`), text));
  const signed = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
  return `0x${bytesToHex(signed.subarray(1))}${(V_OFFSET + (signed[0] ?? 0)).toString(16)}`;
}
