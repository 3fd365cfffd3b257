export { createMessageBook, type MessageBook, type Words } from './message-book.ts';
export {
  createDictionaryLoader,
  fetchDictionary,
  loadStandIns,
  type DictionaryDeps,
  type LoadDictionaries,
  type MessageUrls,
} from './dictionaries.ts';
export {
  attachIntl,
  createIntlErrorHandler,
  createPlainIntl,
  createSiteIntl,
  intlOf,
  type IntlConfig,
  type IntlOptions,
  type OnMessageError,
} from './intl.ts';
export { expectLaterStyles, expectLaterWords, withWords } from './later-words.ts';
export type { OwnFormats } from './rules/own-formats.ts';
export { checkDictionary, WrongDictionary, type DictionaryFile } from './rules/check-dictionary.ts';
export { directionOf, intlLocale, languageChain } from './rules/language.ts';
