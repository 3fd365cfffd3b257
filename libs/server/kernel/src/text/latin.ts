const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sh ъ: ы:y ь: э:e ю:yu я:ya ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s τ:t υ:y φ:f χ:ch ψ:ps ω:o'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
/** Transliteration used only for comparison, so it need not be readable. */
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  'ا:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع:e غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h و:w ي:y ء: پ:p چ:ch ژ:zh گ:g'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
/** Devanagari by its consonants; vowel signs are removed. */
const DEVANAGARI: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ए:e ऐ:e ओ:o औ:o ऑ:o क:k ख:kh ग:g घ:gh च:ch छ:chh ज:j झ:jh ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

/**
 * Writes Cyrillic, Greek, Arabic and Devanagari in Latin letters, so that `crvena` finds `Црвена`.
 *
 * @param folded - a text that `fold` has normalised.
 */
export const latin = (folded: string): string =>
  Array.from(
    folded.replace(/\p{M}/gu, ''),
    (letter) => CYRILLIC[letter] ?? GREEK[letter] ?? ARABIC[letter] ?? DEVANAGARI[letter] ?? letter,
  ).join('');
