/** Lower case of the letters A to Z alone, for tokens of protocols: names of headers, hexadecimal digits, codes of languages. */
export const lowerAscii = (token: string): string => token.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Upper case of the letters a to z alone, for codes of countries and currencies. */
export const upperAscii = (token: string): string => token.replaceAll(/[a-z]+/g, (letters) => letters.toUpperCase());

/** The text with a capital first letter, by the rules of its language; for display only. */
export function capitalized(text: string, lang: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
}
