import { withPlainDigits } from '../digits.ts';

/**
 * Letters that Unicode does not decompose, and spellings that are typed for each other: Kazakh by Russian letters, Persian forms of Arabic
 * letters. The first character of each word is written as the others.
 */
const LETTERS = new Map(
  (
    'øo łl đd ðd ħh ŧt ŋn ıi ȷj əe ɛe ɔo ßss æae œoe þth ƀb ɓb ɗd ɖd ƒf ǥg ɣg ɨi ƙk ĸk ɫl ɲn ɵo ɍr ʉu ɏy ƴy ƶz ςσ ' +
    'ґг єе іи қк ғг ңн ҳх һх өо ұу үу әа җж ҷч ' +
    'ٱا ةه ىي یي کك ہه ھه ڤف ँं'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Apostrophes and letters used as such, quotation marks, the dot between letters, the Arabic stretching line, invisible characters. */
const DROPPED = /[\p{Cf}\p{Pi}\p{Pf}'"`´‚„ʹʻʼʽʾʿ׳′\u1fbd\u1fbf\u1ffd\u1fef·ـ]/gu;
/** Marks above and below letters. In scripts from Devanagari to Burmese marks are vowels, so only their dot below is one. */
const ACCENTS = /(?![\u0900-\u109f])\p{M}|[\u093c\u09bc\u0a3c\u0abc\u0b3c]/gu;
/** Hindi writes a nasal before a consonant as a letter or as a dot: हिन्दी, हिंदी. */
const NASAL = /[ङञणनम]\u094d(?=[क-ह])/g;
/** A decimal mark of another language: `2,5`. */
const MARK = /(?<=\d)[,٫](?=\d)/g;
/** A full stop outside of a number: `St. Pauli`, `A.C.`. */
const STOP = /(?<!\d)\.|\.(?!\d)/g;
const GAP = /[\p{Pd}−_\s]+/gu;

/**
 * Normalises a text for searching and comparing names: lower case, Latin digits, no accents, apostrophes, quotation marks and invisible
 * characters, one space for spaces and hyphens, a point in decimals, one spelling for letters that are typed for each other. It does not
 * depend on the language of the page, the browser or the server: `İ`, `I`, `ı` and `i` are one letter. Every search of browser and server
 * uses it; passwords, codes and account names are compared by other rules.
 *
 * @spec BT-05
 * @example
 * [fold('Bodø/Glimt'), fold('İSPANYA'), fold('Großkreutz'), fold('Paris Saint‑Germain')];
 * // => ['bodo/glimt', 'ispanya', 'grosskreutz', 'paris saint germain']
 */
export function fold(text: string): string {
  const plain = text.replace(DROPPED, '').normalize('NFKD').replace(DROPPED, '').replace(ACCENTS, '').toLowerCase();
  const spelled = Array.from(plain, (letter) => LETTERS.get(letter) ?? letter).join('');
  return withPlainDigits(spelled).replace(NASAL, 'ं').replace(MARK, '.').replace(STOP, '').replace(GAP, ' ').trim();
}
