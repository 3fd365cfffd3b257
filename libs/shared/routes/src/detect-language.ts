import { COUNTRY_LANGUAGES } from './country-languages.ts';

/** A language of the site. */
export interface SiteLanguage {
  code: string;
  /** Whether the language is offered to players only. @spec LG-04 */
  isHiddenForVisitors: boolean;
}

/** Clues to a person's language. */
export interface LanguageClues {
  /** The player's own choice, from the cookie. */
  stored?: string | undefined;
  acceptLanguage?: string | null | undefined;
  /** ISO 3166 alpha-2, upper case. */
  geoCountry?: string | null | undefined;
  configDefault?: string | undefined;
}

const LONGEST_HEADER = 500;
/** The fallback language. @spec LG-03 */
export const LAST_LANGUAGE = 'en';

/** Codes of the languages that this person may use. @spec LG-04 */
export function availableLanguages(languages: readonly SiteLanguage[], isSignedIn: boolean): string[] {
  return languages.filter(({ isHiddenForVisitors }) => isSignedIn || !isHiddenForVisitors).map(({ code }) => code);
}

/**
 * English with accents and two fifths longer, to find texts that do not fit. Sites do not list it, and production edges do not support it.
 *
 * @spec I18N-3
 */
export const PSEUDO_LANGUAGE = 'xa';

export interface SpokenLanguages {
  /** Languages of the site. */
  site: readonly SiteLanguage[];
  /** Languages that have messages. */
  spoken: readonly string[];
  isSignedIn: boolean;
  /** Language prefix of the url. */
  prefix: string | null;
}

/**
 * Codes of the languages that this person may use and that have messages. The pseudo language is included only if the url asks for it.
 *
 * @spec LG-04
 */
export function usableLanguages({ site, spoken, isSignedIn, prefix }: SpokenLanguages): string[] {
  const offered = availableLanguages(site, isSignedIn);
  return [...offered, ...(prefix === PSEUDO_LANGUAGE ? [PSEUDO_LANGUAGE] : [])].filter((code) => spoken.includes(code));
}

/** Two-letter codes of an `Accept-Language` header, best first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  const wishes = (header ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(option)?.[1]).find((value) => value !== undefined);
      return { code: tag.slice(0, 2), isTag: /^[a-z]{2}(-|$)/.test(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ isTag, quality }) => isTag && quality > 0);
  return [...new Set(wishes.sort((a, b) => b.quality - a.quality).map(({ code }) => code))];
}

/**
 * The language for a url without a prefix: the stored choice, then Accept-Language, the country, the configured default, English.
 *
 * @param available - codes that this person may use.
 * @spec LG-03 LG-05
 */
export function detectLanguage({ stored, acceptLanguage, geoCountry, configDefault }: LanguageClues, available: readonly string[]): string {
  const candidates = [
    stored,
    ...acceptedLanguages(acceptLanguage),
    ...(COUNTRY_LANGUAGES[geoCountry ?? ''] ?? []),
    configDefault,
    LAST_LANGUAGE,
  ];
  return candidates.find((code) => code !== undefined && available.includes(code)) ?? available[0] ?? LAST_LANGUAGE;
}
