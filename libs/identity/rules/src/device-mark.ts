import { typedCode } from '@touchline/shared-primitives';

/** Letters and digits that are not mistaken for one another: without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_OF_LETTER = 5;
const MARK_LETTERS = 12;

/**
 * Mark of a device: 60 bits of the SHA-256 digest of a secret that stays on the device. A sign-in token is made for a mark, and taken only
 * with the secret.
 *
 * @spec ID-03
 */
export function markText(digest: Uint8Array): string {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: MARK_LETTERS }, (_, at) =>
    LETTERS.charAt(Number.parseInt(bits.slice(at * BITS_OF_LETTER, (at + 1) * BITS_OF_LETTER), 2)),
  ).join('');
}

/** A typed mark: with spaces, dashes, small letters, and letters that look like its digits; null if it is none. @spec ID-03 */
export function typedMark(typed: string): string | null {
  const plain = typedCode(typed).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === MARK_LETTERS && [...plain].every((letter) => LETTERS.includes(letter)) ? plain : null;
}
