import { createLibrary, type Reader } from './library.ts';
import { readDocument, type StoredKind } from './read-document.ts';

const text = (title: string) => `---\ntitle: ${title}\nsummary: About it\n---\n\nWords.\n`;
const document = (facts: string, { kind = 'news' as StoredKind, slug = 'one', lang = 'en', title = 'One' } = {}) =>
  readDocument({ kind, slug, lang, facts: `date: 2026-11-01\n${facts}`, text: text(title) });
const visitor: Reader = { lang: 'en', country: undefined, isPlayer: false, isExcluded: false, nowMs: Date.UTC(2026, 10, 15, 12) };
const TERMS = 'terms: [{ type: bets, target: 1 }]';

it.each<[string, string, Partial<Reader>, boolean]>([
  ['without facts', '', {}, true],
  ['before its first day', 'starts: 2026-11-16', {}, false],
  ['on its first day', 'starts: 2026-11-15', {}, true],
  ['on its last day', 'ends: 2026-11-15', {}, true],
  ['after its last day', 'ends: 2026-11-14', {}, false],
  ['at the moment of a preview', 'starts: 2026-11-16', { nowMs: Date.UTC(2026, 10, 16) }, true],
  ['in its country', 'countries: [DE]', { country: 'DE' }, true],
  ['in another country', 'countries: [DE]', { country: 'FR' }, false],
  ['in an unknown country', 'countries: [DE]', {}, false],
  ['in an excluded country', 'notCountries: [DE]', { country: 'DE' }, false],
  ['for visitors', 'audience: visitor', {}, true],
  ['for visitors, to a player', 'audience: visitor', { isPlayer: true }, false],
  ['for players', 'audience: player', { isPlayer: true }, true],
  ['for players, to a visitor', 'audience: player', {}, false],
  ['with marketing, during a break', 'isMarketing: true', { isPlayer: true, isExcluded: true }, false],
  ['without marketing, during a break', '', { isPlayer: true, isExcluded: true }, true],
])('[PI-01] [LIM-5] visibility of a document %s', (_, facts, reader, isShown) => {
  const library = createLibrary([document(facts)]);

  expect(library.list('news', { ...visitor, ...reader })).toHaveLength(isShown ? 1 : 0);
  expect(library.find('news', 'one', { ...visitor, ...reader }) !== undefined).toBe(isShown);
});

it('[LIM-5] hides promotions, landing pages and banners from excluded players', () => {
  const banner = readDocument({
    ...{ kind: 'banner', slug: 'b', lang: 'en', text: text('Banner') },
    facts: 'date: 2026-11-01\nart: slip\nplaces: [home]\npath: /promo',
  });
  const library = createLibrary([document(TERMS, { kind: 'promotion' }), banner]);
  const excluded = { ...visitor, isPlayer: true, isExcluded: true };

  expect([library.list('promotion', visitor), library.banners('home', visitor)].map(({ length }) => length)).toEqual([1, 1]);
  expect([library.list('promotion', excluded), library.banners('home', excluded)].map(({ length }) => length)).toEqual([0, 0]);
});

it.each([
  ['ru', 'Раз'],
  ['uk', 'Раз'],
  ['de', 'One'],
])('[PI-01] in %s shows the translation or its fallback', (lang, title) => {
  const library = createLibrary([document(''), document('', { lang: 'ru', title: 'Раз' })]);

  expect(library.list('news', { ...visitor, lang }).map((card) => card.title)).toEqual([title]);
});

it('[PI-03] lists news with the newest first', () => {
  const old = readDocument({ kind: 'news', slug: 'old', lang: 'en', facts: 'date: 2026-10-01', text: text('Old') });
  expect(
    createLibrary([old, document('')])
      .list('news', visitor)
      .map(({ slug }) => slug),
  ).toEqual(['one', 'old']);
});
