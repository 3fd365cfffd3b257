/** First digits of the scripts that our languages write numbers in: Arabic, Persian and Urdu, Devanagari, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** The digits of a text as 0 to 9, in their order; everything else is left out. A pasted `12-34 56` is `123456`. */
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
