/** Zero of each script that our languages use for digits: Arabic, Persian and Urdu, Devanagari, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** The digits of a text as 0 to 9; other characters are dropped. A pasted `12-34 56` becomes `123456`. */
export function plainDigits(text: string): string {
  return [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? sign : String(code - zero);
    })
    .filter((sign) => /^[0-9]$/.test(sign))
    .join('');
}
