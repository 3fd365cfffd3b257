import { sportName } from './sport-names.ts';
import type { Champ } from '../types.ts';
import type { Championship, Sport } from '@touchline/betting-contract';
import { slug } from '@touchline/shared-routes';

const REGIONS = new Map<string, Intl.DisplayNames>();

/** Sports use nations that are not states. */
const NATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = { GB: { en: 'England', ru: 'Англия', ar: 'إنجلترا' } };

/** Flags of those nations. */
const FLAGS: Readonly<Record<string, string>> = { GB: 'GB-ENG' };

/** Name of a country; English for an unknown language. */
export function countryName(code: string, lang: string): string {
  const nation = NATIONS[code];
  if (nation !== undefined) return nation[lang] ?? nation['en'] ?? code;
  let names = REGIONS.get(lang);
  if (names === undefined) {
    const known = Intl.DisplayNames.supportedLocalesOf([lang]).length > 0;
    names = new Intl.DisplayNames([known ? lang : 'en', 'en'], { type: 'region' });
    REGIONS.set(lang, names);
  }
  return names.of(code) ?? code;
}

/** A championship as players read it: `Germany. Bundesliga`. */
export function champName({ names, countryCode }: Champ, lang: string): string {
  const own = names[lang] ?? names['en'] ?? '';
  return countryCode === null ? own : `${countryName(countryCode, lang)}. ${own}`;
}

/** Latin name of a championship for urls, the same in every language. */
export const champSlug = ({ names }: Pick<Champ, 'names'>): string => slug(names['en'] ?? '');

export function championship(champ: Champ, lang: string, count: number): Championship {
  return {
    id: champ.id,
    sportId: champ.sport.id,
    name: champName(champ, lang),
    slug: champSlug(champ),
    countryCode: FLAGS[champ.countryCode ?? ''] ?? champ.countryCode,
    ...(champ.isTop && { isTop: true }),
    count,
  };
}

export const sportOf = ({ sport: { id, key } }: Champ, lang: string, count: number): Sport => ({
  id,
  key,
  name: sportName(key, lang),
  count,
});
