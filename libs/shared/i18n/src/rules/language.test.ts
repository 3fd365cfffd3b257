import { directionOf, intlLocale, languageChain } from './language.ts';
import { wordsOf } from './words-of.ts';

it.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['en', 'ltr'],
  ['hi', 'ltr'],
  ['kk', 'ltr'],
])('[LG-06] lays %s out %s', (lang, direction) => expect(directionOf(lang)).toBe(direction));

it.each([
  ['kk', 'ru', ['kk', 'ru', 'en']],
  ['kk', 'en', ['kk', 'en']],
  ['ru', 'ru', ['ru', 'en']],
  ['en', 'ru', ['en', 'ru']],
  ['de', undefined, ['de', 'en']],
])('[I18N-1] the fallback chain of %s on a site with default %s is %j', (lang, siteDefault, chain) => {
  expect(languageChain(lang, siteDefault)).toEqual(chain);
});

it("[I18N-3] formats numbers and dates of an unknown language in English, whatever the machine's locale", () => {
  expect([intlLocale('xa'), intlLocale('ar')]).toEqual(['en', 'ar']);
});

it.each([
  ['shell.signOut', 'Sign out'],
  ['main_dictionary_load_error', 'Dictionary load error'],
  ['betting.stake.whole', 'Whole'],
  ['plain', 'Plain'],
])('[I18N-1] turns the id of a message without any text into words: %s into %s', (id, words) => expect(wordsOf(id)).toBe(words));
