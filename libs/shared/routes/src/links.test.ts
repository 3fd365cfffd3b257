import {
  acceptedLanguages,
  availableLanguages,
  detectLanguage,
  gamePath,
  homePath,
  idOf,
  inLanguage,
  listPath,
  loginPath,
  matchRoute,
  officePath,
  routePath,
  slug,
  splitLanguage,
  withoutTrailingSlash,
} from './index.ts';

it('[RT-04] builds the urls of line and live', () => {
  expect(homePath('en')).toBe('/en');
  expect(listPath({ lang: 'ru', section: 'live' })).toBe('/ru/live');
  expect(listPath({ lang: 'en', section: 'line', sportId: 1, sportName: 'Football' })).toBe('/en/line/all/1-football');
  expect(listPath({ lang: 'en', section: 'line', sportId: 1, champId: 4, champName: 'Coupe d’Été' })).toBe('/en/line/all/1/4-coupe-d-ete');
  expect(gamePath({ lang: 'ar', section: 'live', sportId: 1, champId: 4, gameId: 99, gameName: 'Nord — Süd' })).toBe(
    '/ar/live/all/1/4/99-nord-sud',
  );
  expect(officePath('en', 'history')).toBe('/en/office/history');
  expect(loginPath('en', '/en/office/account')).toBe('/en/user/login?returnUrl=%2Fen%2Foffice%2Faccount');
});

it('[RT-04] does not build a link that would be a 404', () => {
  expect(routePath('onpay', { result: 'success' }, { lang: 'en' })).toBe('/en/onpay/success');
  // @ts-expect-error -- not one of the allowed values
  expect(() => routePath('onpay', { result: 'maybe' }, { lang: 'en' })).toThrow('404');
  // @ts-expect-error -- a parameter is missing
  expect(() => routePath('promotion', {}, { lang: 'en' })).toThrow('promotionId');
});

it('[RT-15] parses the links that it builds', () => {
  const { lang, path } = splitLanguage(gamePath({ lang: 'en', section: 'line', sportId: 3, champId: 5, gameId: 8, gameName: 'a b' }));
  const { key, params } = matchRoute(path);

  expect([lang, key, idOf(params['sport']), idOf(params['champ']), idOf(params['game'])]).toEqual(['en', 'game', 3, 5, 8]);
});

it.each([
  ['12-arsenal', 12],
  ['12', 12],
  ['12x', null],
  ['x-12', null],
  ['', null],
  [undefined, null],
])('[RT-15] parses the id of %p as %p', (segment, id) => expect(idOf(segment)).toBe(id));

it('[RT-15] builds an empty slug from a name without Latin letters', () => {
  expect(slug('Спартак')).toBe('');
  expect(slug('Évreux 27 U-19')).toBe('evreux-27-u-19');
});

it.each([
  ['/en', 'en', '/'],
  ['/en/line', 'en', '/line'],
  ['/eng/line', null, '/eng/line'],
  ['/EN/line', null, '/EN/line'],
  ['/', null, '/'],
  ['/line', null, '/line'],
  ['/en/ru/line', 'en', '/ru/line'],
])('[LG-01] splits %s', (pathname, lang, path) => expect(splitLanguage(pathname)).toEqual({ lang, path }));

it('[LG-06] keeps the page when the language is switched', () => {
  expect(inLanguage('/en/line/all/1', 'ar')).toBe('/ar/line/all/1');
  expect(inLanguage('/en', 'ru')).toBe('/ru');
  expect(inLanguage('/line', 'ru')).toBe('/ru/line');
});

it.each([
  ['/en/', '/en'],
  ['/en/line///', '/en/line'],
  ['/', '/'],
  ['//evil.test/', '/evil.test'],
])('[RT-04] normalises %s', (path, form) => expect(withoutTrailingSlash(path)).toBe(form));

it.each([
  ['/en', 'x'],
  ['/en', ''],
  ['', 'en'],
  ['', ''],
])('[SEC-7] normalises %j, 100,000 slashes and %j within 10 ms', (before, after) => {
  const path = before + '/'.repeat(100_000) + after;
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    withoutTrailingSlash(path);
    return performance.now() - began;
  });

  // The best of five, to exclude delays of a busy machine. A backtracking expression would take minutes.
  expect(Math.min(...times)).toBeLessThan(10);
  expect(withoutTrailingSlash(path)).toBe(before === '' ? `/${after}` : after === '' ? before : path);
});

it('[LG-05] orders Accept-Language by weight', () => {
  expect(acceptedLanguages('fr;q=0.3, en-GB;q=0.8,ru, *;q=0.1, zz-Latn;q=0')).toEqual(['ru', 'en', 'fr']);
  expect(acceptedLanguages(null)).toEqual([]);
  expect(acceptedLanguages(`${'en;q='.repeat(90_000)}`).length).toBeLessThan(3);
});

it.each([
  [{ stored: 'ar', acceptLanguage: 'ru', configDefault: 'en' }, 'ar'],
  [{ stored: 'de', acceptLanguage: 'fr,ru;q=0.5', configDefault: 'en' }, 'ru'],
  [{ acceptLanguage: 'fr', geoCountry: 'EG', configDefault: 'ru' }, 'ar'],
  [{ acceptLanguage: 'fr', geoCountry: 'XX', configDefault: 'ru' }, 'ru'],
  [{ configDefault: 'de' }, 'en'],
])('[LG-03] [LG-05] detects the language from %j', (clues, lang) => {
  expect(detectLanguage(clues, ['en', 'ru', 'ar'])).toBe(lang);
});

it('[LG-04] hides languages from visitors', () => {
  const languages = [
    { code: 'en', isHiddenForVisitors: false },
    { code: 'ar', isHiddenForVisitors: true },
  ];

  expect(availableLanguages(languages, false)).toEqual(['en']);
  expect(availableLanguages(languages, true)).toEqual(['en', 'ar']);
});
