import { crc32 } from 'node:zlib';

/** The polynomial of CRC-32, reflected, and the number 1 in this form. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;

/** Product of two polynomials modulo that of CRC-32. */
function product(a: number, b: number): number {
  let sum = 0;
  let factor = b;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((a & bit) !== 0) sum ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ POLYNOMIAL;
  }
  return sum >>> 0;
}

/** By how much a checksum is shifted by bytes that follow: x to the power of eight times their number. */
function shiftOf(bytes: number): number {
  // x to the power of 8.
  let square = 0x00800000;
  let shift = ONE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(square, shift);
    square = product(square, square);
  }
  return shift;
}

/**
 * The CRC-32 of texts that differ in their nonce only, without reading the whole text for each.
 *
 * @param pieces - the text, split at its nonces.
 */
export function joinedChecksum(pieces: readonly Buffer[], nonceLength: number): (nonce: string) => number {
  const parts = pieces.map((piece) => ({ sum: crc32(piece), shift: shiftOf(piece.length) }));
  const nonceShift = shiftOf(nonceLength);
  return (nonce) => {
    const ofNonce = crc32(nonce);
    return parts.reduce((sum, part, at) => {
      const before = at === 0 ? 0 : (product(nonceShift, sum) ^ ofNonce) >>> 0;
      return (product(part.shift, before) ^ part.sum) >>> 0;
    }, 0);
  };
}
