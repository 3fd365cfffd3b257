export { createMessageBook, type MessageBook } from './message-book.ts';
export { createDictionaryLoader, fetchDictionary, type DictionaryDeps, type LoadDictionaries, type MessageUrls } from './dictionaries.ts';
export { attachIntl, createIntlErrorHandler, createPlainIntl, intlOf, withEnglish, type IntlOptions } from './intl.ts';
export { directionOf, timeZoneName } from './rules/language.ts';
