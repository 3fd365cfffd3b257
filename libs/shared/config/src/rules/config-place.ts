/** Where the configuration is asked for in a language: what its signature names. @spec CF-01 */
export const configPlace = (lang: string): string => `/bff-api/config/all.json?lang=${encodeURIComponent(lang)}`;
