/** Where the browser keeps the configuration: it differs by language. @spec CFG-1 */
export const keptConfigKey = (lang: string): string => `tl-config-${lang}`;
