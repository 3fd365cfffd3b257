/** Storage key of the configuration; one per language. @spec CFG-1 */
export const keptConfigKey = (lang: string): string => `tl-config-${lang}`;
