/** Digits of other scripts, each block in the order 0 to 9: Arabic-Indic, Persian, Devanagari, Bengali, full-width. */
const DIGIT_BLOCKS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];
const INVISIBLE = /[\s\u00a0\u202f\u200e\u200f\u061c'’]/g;
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '．': '.',
  '，': ',',
  '−': '-',
  '－': '-',
  '＋': '+',
  '／': '/',
  '⁄': '/',
};

/** Converts typed text to western digits and separators, without spaces and direction marks. */
export function westernDigits(text: string): string {
  let western = '';
  for (const char of text.replace(INVISIBLE, '')) {
    const code = char.codePointAt(0) ?? 0;
    const zero = DIGIT_BLOCKS.find((start) => code >= start && code <= start + 9);
    western += zero === undefined ? (MARKS[char] ?? char) : String(code - zero);
  }
  return western;
}
