import { artData, artUrl, crestDesign, crestLetters, drawArt, leagueEmblem, matchBanner, portrait, shirt, surface } from './index.ts';

const KB = 1024;
const NAMES = ['Harwick Rovers', 'Dunmere Athletic', 'Црвена лука', 'الهلالية', '1. FC Köllnburg', 'M. Ito', '😀', ''];
const SPORTS = [
  'football',
  'tennis',
  'basketball',
  'ice-hockey',
  'volleyball',
  'cricket',
  'american-football',
  'formula-1',
  'strategy',
  'x',
];

it('[LB-02] draws the same crest for the same name, whatever its case', () => {
  expect(crestDesign('Harwick Rovers')).toEqual({ ...crestDesign('HARWICK ROVERS '), letters: 'HAR' });
  expect(crestDesign('Harwick Rovers')).not.toEqual(crestDesign('Dunmere Athletic'));
});

it.each([
  ['Harwick Rovers', 'HAR'],
  ['Borussia Mönchengladbach', 'BOR'],
  ['1. FC Köln', 'KÖL'],
  ['West Ham United', 'WHU'],
  ['ФК Зенит', 'ЗЕН'],
  ['FC', 'FC'],
  ['', ''],
])('[LB-02] the letters of %s are %s', (name, letters) => {
  expect(crestLetters(name)).toBe(letters);
});

it('[LB-02] uses all three outlines for some two hundred names', () => {
  const shapes = Array.from({ length: 200 }, (_, at) => crestDesign(`Team ${at}`).shape);
  expect([...new Set(shapes)].toSorted()).toEqual([0, 1, 2]);
});

it('[LB-02] keeps every picture below a kilobyte', () => {
  const pictures = NAMES.flatMap((name) => [
    ...SPORTS.flatMap((sport) => [matchBanner({ home: name, away: 'Everleigh', sport }), surface(sport)]),
    matchBanner({ home: name, away: name }),
    leagueEmblem(name),
    shirt({ team: name, number: 10 }),
    portrait({ name, team: 'Everleigh' }),
  ]);
  expect(pictures.map((picture) => Buffer.byteLength(picture)).filter((size) => size >= KB)).toEqual([]);
});

it('[LB-02] draws the colours of both sides, and the number of a shirt', () => {
  const { field } = crestDesign('Harwick Rovers');
  const other = crestDesign('Dunmere Athletic').field;
  const banner = matchBanner({ home: 'Harwick Rovers', away: 'Dunmere Athletic' });
  expect(banner.indexOf(field)).toBeGreaterThan(0);
  expect(banner.indexOf(other)).toBeGreaterThan(banner.indexOf(field));
  expect(shirt({ team: 'Harwick Rovers', number: 10 })).toContain(`fill="${field}"`);
  expect(shirt({ team: 'Harwick Rovers', number: 10 })).toContain('>10</text>');
  expect(shirt({ team: 'Harwick Rovers', number: 100 })).not.toContain('<text');
  expect(portrait({ name: 'M. Ito', team: 'Harwick Rovers' })).toContain(`fill="${field}"`);
});

it('[LB-02] has a url for each picture and draws what the url says', () => {
  const at = (url: string): string | undefined => {
    const { pathname, searchParams } = new URL(url, 'https://touchline.example');
    const [, , version = '', file = ''] = pathname.split('/');
    return drawArt(version, file.replace('.svg', ''), Object.fromEntries(searchParams));
  };
  expect(artUrl('match', { home: 'Víkin & Co', away: 'Śląsk', sport: undefined })).toBe(
    '/art/1/match.svg?home=V%C3%ADkin+%26+Co&away=%C5%9Al%C4%85sk',
  );
  expect(at(artUrl('match', { home: 'A', away: 'B', sport: 'tennis' }))).toBe(matchBanner({ home: 'A', away: 'B', sport: 'tennis' }));
  expect(at(artUrl('ground', { sport: 'tennis' }))).toBe(surface('tennis'));
  expect(at(artUrl('emblem', { name: 'NHL' }))).toBe(leagueEmblem('NHL'));
  expect(at(artUrl('shirt', { team: 'A', number: 7 }))).toBe(shirt({ team: 'A', number: 7 }));
  expect(at(artUrl('portrait', { name: 'M. Ito', team: 'A' }))).toBe(portrait({ name: 'M. Ito', team: 'A' }));
  expect(at(artUrl('emblem', { name: 'Z'.repeat(500) }))).toBe(leagueEmblem('Z'.repeat(120)));
});

it.each([
  ['an older version', '0', 'emblem', { name: 'NHL' }],
  ['a kind that does not exist', '1', 'toString', { name: 'NHL' }],
  ['no name', '1', 'emblem', {}],
  ['an empty name', '1', 'emblem', { name: ' ' }],
  ['a name twice', '1', 'emblem', { name: ['a', 'b'] }],
  ['a name that is too long', '1', 'emblem', { name: 'x'.repeat(121) }],
  ['one side alone', '1', 'match', { home: 'A' }],
] as const)('[LB-02] draws nothing for %s', (_, version, kind, query) => {
  expect(drawArt(version, kind, query)).toBeUndefined();
});

it.each(['"><script>alert(1)</script>', "' onload='x", '&lt;', ']]>', '\u0000', '__proto__', 'constructor'])(
  '[SEC-5] never puts a name such as %s into the markup',
  (name) => {
    const plain = drawArt('1', 'match', { home: 'A', away: 'B', sport: 'football' })!;
    const drawn = drawArt('1', 'match', { home: name, away: name, sport: name })!;
    // The same shapes in the same order; only the colours differ.
    const marks = (picture: string): string => picture.replace(/#[0-9a-f]{6}/g, '#');
    expect(marks(drawn)).toBe(marks(plain));
    expect(drawArt('1', 'shirt', { team: 'A', number: name })).not.toContain('<text');
    for (const kind of ['emblem', 'portrait']) expect(drawArt('1', kind, { name })).not.toMatch(/script|onload|NaN|undefined/);
  },
);

it('makes a data url that needs no server', () => {
  expect(artData('<svg a="#1"/>')).toBe('data:image/svg+xml,%3Csvg%20a%3D%22%231%22%2F%3E');
});
