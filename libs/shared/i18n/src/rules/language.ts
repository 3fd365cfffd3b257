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
