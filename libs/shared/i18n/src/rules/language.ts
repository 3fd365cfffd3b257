const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Writing direction of a language. @spec LG-06 */
export const directionOf = (lang: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr');

/** Locale for numbers and dates: English for languages that `Intl` does not support. */
export const intlLocale = (lang: string): string => (Intl.NumberFormat.supportedLocalesOf(lang).length > 0 ? lang : 'en');

/**
 * Fallback chain of a language, best first: the language, the site's default, English.
 *
 * @param siteDefault - undefined while the configuration is unknown.
 * @spec I18N-1 LG-03
 */
export const languageChain = (lang: string, siteDefault?: string): string[] => [...new Set([lang, siteDefault ?? 'en', 'en'])];

/**
 * Name of a time zone of the global state for `Intl`.
 *
 * @param hours - offset from UTC, in steps of a quarter.
 * @returns for example `+05:45`.
 * @spec LG-07 PL-05
 */
export function timeZoneName(hours: number): string {
  const minutes = Math.round(Math.abs(hours) * 60);
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Offset from UTC in hours, for a name from {@link timeZoneName}; 0 for any other. @spec LG-07 PL-05 */
export function timeZoneHours(name: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(name ?? '') ?? [];
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60);
}
