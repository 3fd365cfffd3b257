/** Order of names in a language, for `sort`; that of English where the runtime lacks the language. */
export const nameOrder = (lang: string): ((one: string, other: string) => number) => new Intl.Collator([lang, 'en']).compare;
