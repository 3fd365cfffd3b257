import { keepsBidiRule } from './bidi.ts';
import { disallowedIn } from './code-points.ts';

/**
 * The form of a password that is hashed and compared (OpaqueString of RFC 8265): composed letters, and the plain space for every space.
 * Case, width and everything else count.
 * @example
 * opaqueForm('cafe\u0301\u00a0noir'); // => 'café noir'
 */
export const opaqueForm = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/**
 * Whether a new password keeps to OpaqueString: no control, invisible or unassigned characters, so that every keyboard and device types it
 * alike.
 */
export const isOpaqueString = (password: string): boolean => {
  const form = opaqueForm(password);
  return form !== '' && disallowedIn(form, 'freeform') === undefined;
};

/** Full-width and half-width forms, which are typed with an East Asian keyboard. */
const WIDE = /[\u3000\uff01-\uff9f\uffe0-\uffe6\uffe8-\uffee]/gu;
/** The text with full-width and half-width characters as the usual ones. */
export const withoutWidth = (text: string): string => text.replace(WIDE, (sign) => sign.normalize('NFKC'));

const onceMapped = (name: string): string => withoutWidth(name).toLowerCase().normalize('NFC');

/**
 * The form of a name by which names are compared (UsernameCaseMapped of RFC 8265): case, width and the composition of letters do not count.
 *
 * @returns undefined for a name that the profile does not allow, for example with a space, a symbol or an invisible character.
 * @example
 * nameForm('JO\u0308RG'); // => 'jörg'
 */
export function nameForm(name: string): string | undefined {
  const form = onceMapped(onceMapped(name));
  const isStable = onceMapped(form) === form;
  return isStable && form !== '' && keepsBidiRule(form) && disallowedIn(form, 'identifier') === undefined ? form : undefined;
}

/**
 * The form of an answer to a security question (comparison of nicknames by RFC 8266): case, width, composition and repeated spaces do not
 * count.
 * @example
 * answerForm('  Rue  de l’E\u0301glise '); // => 'rue de l’église'
 */
export const answerForm = (answer: string): string =>
  answer
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .toLowerCase()
    .normalize('NFKC');
