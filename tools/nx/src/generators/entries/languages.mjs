// What is generated from the entries of languages, libs/shared/i18n/languages/<code>.json.
import { GENERATED } from './sport-lists.mjs';

export { languageEntries } from '../../../../build/src/languages.mjs';

const HEAD = `// ${GENERATED} from the entries of languages, libs/shared/i18n/languages.\n`;
const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (words) => `[${words.map(quoted).join(', ')}]`;
const object = (pairs) => `{${pairs.map(([key, value]) => `${key}: ${value}`).join(', ')}}`;

const factsOf = (entries) => `${HEAD}
/** Languages of the product by code, in the order of menus. */
export const LANGUAGES = ${list(entries.map(({ code }) => code))} as const;

/** Code of a language of the product. */
export type LanguageCode = (typeof LANGUAGES)[number];

/** Names of languages, each in itself. */
export const LANGUAGE_NAMES: Readonly<Record<LanguageCode, string>> = ${object(entries.map(({ code, name }) => [code, quoted(name)]))};

/** Languages that most of its readers understand, in order, where a text is missing; after them English. */
export const LANGUAGE_FALLBACKS: Readonly<Record<string, readonly LanguageCode[]>> = ${object(
  entries.flatMap(({ code, fallback }) => (fallback === undefined ? [] : [[code, list(fallback)]])),
)};

/** ISO 4217 codes of currencies that a language implies; the other languages are spoken in many countries. */
export const LANGUAGE_CURRENCIES: Readonly<Record<string, string>> = ${object(
  entries.flatMap(({ code, currency }) => (currency === undefined ? [] : [[code, quoted(currency)]])),
)};
`;

function countriesOf(entries) {
  const all = [...new Set(entries.flatMap(({ countries, alsoIn = [] }) => [...countries, ...alsoIn]))].sort();
  const spoken = all.map((country) => {
    const first = entries.filter(({ countries }) => countries.includes(country));
    const further = entries.filter(({ alsoIn = [] }) => alsoIn.includes(country));
    return [country, list([...first, ...further].map(({ code }) => code))];
  });
  return `${HEAD}
/** Languages of a country by its ISO 3166 code, the more likely first. */
export const COUNTRY_LANGUAGES: Readonly<Record<string, readonly string[]>> = ${object(spoken)};
`;
}

/** Text by path of every file that is generated from entries of languages. */
export const languageFiles = (entries) => ({
  'libs/shared/primitives/src/languages.ts': factsOf(entries),
  'libs/shared/routes/src/country-languages.ts': countriesOf(entries),
});
