// nx g @touchline/workspace:language pl Polski --countries=PL --currency=PLN
import { languageEntries } from './entries/languages.mjs';
import { json, Misuse, writeNew } from './workspace.mjs';

const STEP = 10;
const wordsOf = (text) => (text === undefined ? [] : text.split(',').map((word) => word.trim()));

/**
 * Writes the entry of a language; every page can be read in it at once, in English where a lib has no texts yet. Afterwards `node
 * tools/nx/src/bootstrap/run.mjs entries` writes the lists (ADR 0290).
 */
export function generateLanguage(tree, { code, name, direction = 'ltr', countries, alsoIn, fallback, currency }) {
  const entries = languageEntries();
  if (!/^[a-z]{2}$/.test(code)) throw new Misuse(`'${code}' is no code of two small letters`);
  const unknown = wordsOf(fallback).find((lang) => !entries.some((entry) => entry.code === lang));
  if (unknown !== undefined) throw new Misuse(`there is no language '${unknown}' to fall back to`);
  if (Intl.PluralRules.supportedLocalesOf(code).length === 0) throw new Misuse(`'${code}' has no plural rules in CLDR`);
  const odd = [...wordsOf(countries), ...wordsOf(alsoIn)].find((country) => !/^[A-Z]{2}$/.test(country));
  if (odd !== undefined) throw new Misuse(`'${odd}' is no code of a country, such as PL`);
  if (currency !== undefined && !/^[A-Z]{3}$/.test(currency)) throw new Misuse(`'${currency}' is no code of a currency, such as PLN`);
  writeNew(
    tree,
    `libs/shared/i18n/languages/${code}.json`,
    json({
      name,
      direction,
      place: Math.max(...entries.map(({ place }) => place)) + STEP,
      countries: wordsOf(countries),
      ...(alsoIn !== undefined && { alsoIn: wordsOf(alsoIn) }),
      ...(fallback !== undefined && { fallback: wordsOf(fallback) }),
      ...(currency !== undefined && { currency }),
    }),
  );
}
