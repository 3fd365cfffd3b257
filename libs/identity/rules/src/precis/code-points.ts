/** String classes of RFC 8264: identifiers are letters and digits; free text has spaces, symbols and punctuation too. */
export type StringClass = 'identifier' | 'freeform';

/** Exceptions of RFC 8264, section 9.6. */
const VALID = /[\u00df\u03c2\u06fd\u06fe\u0f0b\u3007]/u;
const DISALLOWED = /[\u0640\u07fa\u3031-\u3035\u303b]|\u302e|\u302f/u;

const ASCII = /[!-~]/u;
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
const HANGUL_JAMO = /[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb]/u;
const UNASSIGNED = /\p{Cn}/u;
const LETTER_OR_DIGIT = /[\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}]/u;
const FREE = /[\p{Lt}\p{Nl}\p{No}\p{Me}\p{Zs}\p{S}\p{P}]/u;

const hasCompatibleForm = (sign: string): boolean => sign.normalize('NFKC') !== sign;

/** Whether a class has a code point in every context (RFC 8264, section 8). */
function isAllowed(sign: string, stringClass: StringClass): boolean {
  if (VALID.test(sign) || ASCII.test(sign)) return true;
  if (DISALLOWED.test(sign) || UNASSIGNED.test(sign) || HANGUL_JAMO.test(sign) || IGNORABLE.test(sign)) return false;
  if (hasCompatibleForm(sign)) return stringClass === 'freeform';
  return LETTER_OR_DIGIT.test(sign) || (stringClass === 'freeform' && FREE.test(sign));
}

/** Canonical combining class 9: sorts between the voiced sound mark (8) and the Hebrew point sheva (10). */
const isVirama = (sign: string | undefined): boolean =>
  sign !== undefined && `${sign}\u3099`.normalize('NFD') === `\u3099${sign}` && `\u05b0${sign}`.normalize('NFD') === `${sign}\u05b0`;

const CURSIVE =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Adlam}]/u;
/** Arabic and Syriac letters that never join the letter after them. */
const ENDS_JOINING =
  /[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u074d\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779]/u;
const isLetter = (sign: string | undefined): sign is string => sign !== undefined && /\p{L}/u.test(sign) && CURSIVE.test(sign);
/** A mark between letters does not end their joining. */
const nearest = (signs: readonly string[]): string | undefined => signs.find((sign) => !/\p{Mn}/u.test(sign));

/** Contextual rules of RFC 5892, appendix A. Each returns whether a code point is allowed beside its neighbours. */
const CONTEXTS: readonly (readonly [of: RegExp, isRight: (signs: readonly string[], at: number) => boolean])[] = [
  [
    /\u200c/u, // zero width non-joiner, which Persian words contain
    (signs, at) => {
      if (isVirama(signs[at - 1])) return true;
      const before = nearest(signs.slice(0, at).reverse());
      return isLetter(before) && !ENDS_JOINING.test(before) && isLetter(nearest(signs.slice(at + 1)));
    },
  ],
  [/\u200d/u, (signs, at) => isVirama(signs[at - 1])],
  [/\u00b7/u, (signs, at) => signs[at - 1] === 'l' && signs[at + 1] === 'l'],
  [/\u0375/u, (signs, at) => /\p{Script=Greek}/u.test(signs[at + 1] ?? '')],
  [/[\u05f3\u05f4]/u, (signs, at) => /\p{Script=Hebrew}/u.test(signs[at - 1] ?? '')],
  [/\u30fb/u, (signs) => /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(signs.join(''))],
  [/[\u0660-\u0669]/u, (signs) => !/[\u06f0-\u06f9]/u.test(signs.join(''))],
  [/[\u06f0-\u06f9]/u, (signs) => !/[\u0660-\u0669]/u.test(signs.join(''))],
];

/** The first code point of a text that a string class does not have; undefined if there is none. */
export function disallowedIn(text: string, stringClass: StringClass): string | undefined {
  const signs = [...text];
  return signs.find((sign, at) => {
    const context = CONTEXTS.find(([of]) => of.test(sign));
    return context === undefined ? !isAllowed(sign, stringClass) : !context[1](signs, at);
  });
}
