import { matchRoute, type SectionManifest } from '@touchline/shared-routes';
import { footerOfSections, placesOfSections } from './places.ts';

const manifest = (over: Partial<SectionManifest>): SectionManifest => ({
  contract: 'v3',
  shell: 1,
  skeleton: 'rows',
  rail: 'coupon',
  ...over,
});
const entry = (key: string, path: string, order: number) => ({ key, words: `${key}.nav`, path, places: { header: order } });
const sections = {
  casino: manifest({ navigation: [entry('casino', '/casino', 50)] }),
  betting: manifest({
    navigation: [
      { ...entry('live', '/live', 30), current: { params: { section: 'live' } } },
      { ...entry('home', '/', 10), current: { route: 'home' } },
    ],
  }),
  office: manifest({
    navigation: [{ ...entry('account', '/office/account', 90), places: { bottom: 90 }, for: 'player' }],
    footer: [{ key: 'account', words: 'office.nav', order: 20, for: 'player', links: [] }],
  }),
};
const at = (path: string, isPlayer = false) => ({ lang: 'ru', isPlayer, route: matchRoute(path) });
const shown = (path: string) => placesOfSections(sections, 'header', at(path)).map(({ key, href, isCurrent }) => [key, href, isCurrent]);

it('[RM-07] merges the entries of all sections into one order, with the language of the page', () => {
  expect(shown('/casino')).toEqual([
    ['home', '/ru', false],
    ['live', '/ru/live', false],
    ['casino', '/ru/casino', true],
  ]);
});

it.each([
  ['/', 'home'],
  ['/live/all/1', 'live'],
  ['/line/all/1', undefined],
  ['/providers/alba', 'casino'],
])('[RM-07] the current entry at %s is %p', (path, key) => {
  expect(placesOfSections(sections, 'header', at(path)).find(({ isCurrent }) => isCurrent)?.key).toBe(key);
});

it('[RM-07] hides entries for players from visitors', () => {
  const seen = (isPlayer: boolean) => [
    placesOfSections(sections, 'bottom', at('/', isPlayer)).map(({ key }) => key),
    footerOfSections(sections, { isPlayer }).map(({ key }) => key),
  ];

  expect(seen(false)).toEqual([[], []]);
  expect(seen(true)).toEqual([['account'], ['account']]);
});
