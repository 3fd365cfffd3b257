/** Number of hues; few enough to be distinguishable. */
const HUES = 12;
const WHEEL = 360;

/** Initials (first letters of the first and last word) and one of twelve hues; the same name gives the same result. */
export function avatarDesign(name: string): { letters: string; hue: number } {
  const words = name
    .normalize('NFC')
    .split(/[\s._@-]+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word));
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  const sum = [...name.toLowerCase()].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
  return { letters: (first + last).toUpperCase(), hue: (sum % HUES) * (WHEEL / HUES) };
}
