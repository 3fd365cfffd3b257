const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Which way a language is written. @spec LG-06 */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr');

/** The language whose numbers and dates are written where nobody knows those of a language: a made-up one has those of English. */
export const intlLocale = (lang: string): string => (Intl.NumberFormat.supportedLocalesOf(lang).length > 0 ? lang : 'en');

/**
 * Languages whose texts stand in for each other, best first: the language, the default of the site, English.
 *
 * @param siteDefault - undefined while the configuration is not known.
 * @spec I18N-1 LG-03
 */
export const languageChain = (lang: string, siteDefault?: string): string[] => [...new Set([lang, siteDefault ?? 'en', 'en'])];

/**
 * A zone of the global state as `Intl` understands it.
 *
 * @param hours - from UTC, with quarters.
 * @returns for example `+05:45`.
 * @spec LG-07 PL-05
 */
export function timeZoneName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/**
 * Hours from UTC of a zone by the name that {@link timeZoneName} gives; 0 for any other.
 *
 * @spec LG-07 PL-05
 */
export function timeZoneHours(name: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}
