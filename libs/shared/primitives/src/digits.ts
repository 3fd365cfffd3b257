/**
 * The text with the digits of every script as 0 to 9; everything else stays.
 * @example
 * withPlainDigits('٠١٧١ १२३'); // => '0171 123'
 */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    // Digits come in runs of ten that begin with zero; some runs follow each other.
    let point = digit.codePointAt(0)!;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint((point -= 1)))) before += 1;
    return `${before % 10}`;
  });

/** The digits of a text as 0 to 9; other characters are dropped. A pasted `12-34 ٥٦` becomes `123456`. */
export const plainDigits = (text: string): string => withPlainDigits(text).replace(/\D/g, '');
