import { CasinoCatalogue } from '@touchline/casino-contract/schemas';
import { entryOf, MODELS } from '@touchline/casino-game-math';
import { makeCatalogue } from './catalogue.ts';
import { makeOriginals } from './originals.ts';
import { EVERYTHING, pageOf, type Wanted } from './page-of.ts';
import { openShelf } from './shelf.ts';
import { STUDIOS } from './studios.ts';
import { lobbyOf, overviewOf, previewOf, providersOf } from './views.ts';

const shelf = openShelf();
const { games } = shelf;
const originals = makeOriginals(games);
const page = (over: Partial<Wanted> = {}) => pageOf(shelf, { ...EVERYTHING, ...over });
const titles = (over: Partial<Wanted>) => page({ size: 600, ...over }).games.map(({ title }) => title);

/** Titles of series that entries of models name. */
const added = MODELS.flatMap(({ id }) => {
  const { games: named } = entryOf(id).catalogue;
  return named === undefined
    ? []
    : (STUDIOS.find((studio) => studio.id === named.studio)?.first ?? []).map((word) => `${word} ${named.name}`);
});
const COUNT = 516 + added.length;

it('[CS-01] has 516 games of 27 studios, and those of new models after them, with unique ids and slugs, identical after every start', () => {
  expect(games).toHaveLength(COUNT);
  expect(new Set(games.map(({ provider }) => provider.id)).size).toBe(27);
  expect(new Set(games.map(({ id }) => id)).size).toBe(COUNT);
  expect(new Set(games.map(({ slug, provider }) => `${provider.id}/${slug}`)).size).toBe(COUNT);
  expect(makeCatalogue()).toEqual(games);
  const last = games.toSorted((a, b) => a.id - b.id).map(({ title }) => title);
  expect(last.slice(516)).toEqual(added);
});

it('[CS-01] every model has games, numbered as variants from 1', () => {
  for (const { id: model } of MODELS) {
    const variants = games.filter((game) => game.model === model).map(({ variant }) => variant);
    expect(variants.length).toBeGreaterThanOrEqual(4);
    expect(variants.toSorted((a, b) => a - b)).toEqual(Array.from(variants, (_, at) => at + 1));
  }
});

it('[CS-01] lists 48 games per page; a page number past the end gives the last page', () => {
  expect(page()).toMatchObject({ total: COUNT, page: 1, pages: Math.ceil(COUNT / 48) });
  expect(page({ page: 10 }).games).toHaveLength(48);
  expect(page({ page: 99 })).toMatchObject({ page: Math.ceil(COUNT / 48) });
});

it.each([
  ['amber lighthouse', 'Amber Lighthouse'],
  ['amber lihgthouse', 'Amber Lighthouse'],
  ['LIGHTHOUSE ember', 'Amber Lighthouse'],
  ['полюс экспресс', 'White Express'],
  ['эмбер', 'Amber Lighthouse'],
  ['полюс samovar', 'White Samovar'],
  ['polyus samovar', 'White Samovar'],
  ['holdem green', 'Club Hold’em'],
  ['free spins scarab', 'Desert Scarab'],
  ['кено', 'Nordic Keno'],
  ['كينو', 'Nordic Keno'],
  ['NORDIC-KENO', 'Nordic Keno'],
  ["club hold'em", 'Club Hold’em'],
  ['zzzz', null],
])('[CS-01] a search for "%s" finds %s', (search, title) => {
  if (title === null) expect(titles({ search })).toEqual([]);
  else expect(titles({ search })).toContain(title);
});

it('[CS-01] combines filters, and each filter option shows how many games it leaves', () => {
  const chosen = page({ kind: 'slots', theme: 'volcano', feature: 'hold-and-win' });
  expect(chosen.games.map(({ title }) => title).toSorted()).toEqual([
    'Amber Foundry',
    'Ashen Volcano',
    'Burning Foundry',
    'Crimson Foundry',
    'Gifts of the Forge',
    'Golden Foundry',
    'Obsidian Volcano',
    'Rumbling Volcano',
    'Sleeping Volcano',
    'Song of the Forge',
    'Temple of the Forge',
    'Thunder of the Forge',
  ]);
  for (const { id, games: count } of chosen.providers)
    expect(page({ kind: 'slots', theme: 'volcano', feature: 'hold-and-win', provider: id }).total).toBe(count);
  for (const { id, games: count } of chosen.themes) expect(page({ kind: 'slots', theme: id, feature: 'hold-and-win' }).total).toBe(count);
});

it('[CS-01] orders by name, release date and rounds actually played', () => {
  const byName = titles({ sort: 'name' });
  expect([byName[0], byName.at(-1)]).toEqual(['Amber Crater', 'Zesty Steps']);
  const days = page({ sort: 'new', size: 600 }).games.map(({ releasedAt }) => releasedAt);
  expect(days).toEqual(days.toSorted().toReversed());
  const played = openShelf((id) => (id === 1_050 ? 7 : 0));
  expect(pageOf(played, EVERYTHING).games[0]?.id).toBe(1_050);
  expect(
    overviewOf(played)
      .sections.find(({ id }) => id === 'popular')
      ?.games.map(({ id }) => id),
  ).toEqual([1_050]);
  expect(overviewOf(shelf).sections.map(({ id }) => id)).toEqual(['new', 'live', 'slots', 'table', 'instant']);
});

it('[CS-01] the lobby has rows of new games, shared tables, jackpots, three themes and three studios; popular ones once they are played', () => {
  const idsOf = (one: typeof shelf) => lobbyOf(one, originals).rows.map(({ id, of }) => (of === undefined ? id : `${id} ${of}`));
  expect(idsOf(shelf)).toEqual(expect.arrayContaining(['new', 'live', 'jackpot', 'originals']));
  expect(idsOf(shelf).filter((id) => id.startsWith('theme '))).toHaveLength(3);
  expect(idsOf(shelf).filter((id) => id.startsWith('studio '))).toHaveLength(3);
  expect(idsOf(shelf)).not.toContain('popular');

  const lynx = games.find(({ title }) => title === 'Silent Lynx');
  const played = openShelf((id) => (id === lynx?.id ? 7 : 0));
  expect(idsOf(played)).toEqual(expect.arrayContaining(['popular', 'theme forest', 'studio northpaw']));
  const rowOf = (id: string, of?: string) => lobbyOf(played, originals).rows.find((row) => row.id === id && row.of === of);
  expect(rowOf('popular')?.games.map(({ title }) => title)).toEqual(['Silent Lynx']);
  expect(rowOf('theme', 'forest')?.games.every(({ theme }) => theme === 'forest')).toBe(true);
  expect(rowOf('studio', 'northpaw')).toMatchObject({
    name: 'Northpaw',
    wordmark: expect.stringMatching(/^\/assets\/tiles\/\w+\.svg$/) as string,
  });
  expect(rowOf('jackpot')?.games.every(({ features }) => features.includes('jackpot'))).toBe(true);
  expect(rowOf('live')?.games.every(({ kind }) => kind === 'live')).toBe(true);
});

it('[CS-01] a row of the lobby has ten games at most, and no two titles with one noun while there are others', () => {
  for (const { games: row } of lobbyOf(shelf, originals).rows) expect(row.length).toBeLessThanOrEqual(10);
  const nouns =
    lobbyOf(shelf, originals)
      .rows.find(({ id }) => id === 'new')
      ?.games.map(({ title }) => title.split(' ').at(-1)) ?? [];
  expect(nouns).toHaveLength(10);
  expect(new Set(nouns).size).toBe(10);
});

it('[CS-01] [CS-05] lists one game of the house for each model, under the name of the model; its row mixes their groups', () => {
  const page = pageOf(openShelf(undefined, originals), { ...EVERYTHING, provider: 'originals', size: 500 });
  expect(page.games.map(({ model, slug }) => [model, slug])).toEqual(MODELS.map(({ id }) => [id, id]));
  expect(page.games.find(({ model }) => model === 'dice')).toMatchObject({
    title: 'Dice',
    kind: 'instant',
    rtp: 9_900,
    provider: { id: 'originals' },
  });
  expect(new Set([...originals, ...games].map(({ id }) => id)).size).toBe(originals.length + games.length);
  expect(page.games.every((game) => !('likeTitle' in game))).toBe(true);

  const row = lobbyOf(shelf, originals).rows.find(({ id }) => id === 'originals')?.games ?? [];
  expect(new Set(row.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
});

it('[CS-01] every game fits the contract, also those that return more than the stake with the best play', () => {
  const page = pageOf(openShelf(undefined, [...games, ...originals]), { ...EVERYTHING, size: 600 });
  expect(CasinoCatalogue.parse(page)).toEqual(page);
  expect(originals.find(({ model }) => model === 'video-poker-full-deuces')?.rtp).toBe(10_076);
});

it('[CS-01] RTP, hit rate and largest win of a game come from its mathematics', () => {
  // Values from full enumeration; the table is in docs/casino-mathematics.md.
  expect(games.find(({ title }) => title === 'Golden Crater')).toMatchObject({
    ...{ model: 'slot-classic-3x3', rtp: 9_641, hitRate: 2_519, maxWin: 25_000, lines: 5, volatility: 'high' },
    ...{ minStake: 20, maxStake: 10_000 },
  });
  expect(games.find(({ kind }) => kind === 'skill')).toMatchObject({ rtp: null, minStake: 0, maxStake: 0 });
  expect(games.filter(({ kind, rtp }) => kind !== 'skill' && rtp === null)).toEqual([]);
});

it('[CS-01] lists games requested by id in the requested order', () => {
  expect(page({ ids: [1_003, 9, 1_001] }).games.map(({ id }) => id)).toEqual([1_003, 1_001]);
});

it('[CS-01] lists a provider with its number of games per kind', () => {
  const zimorodek = providersOf(shelf).find(({ id }) => id === 'zimorodek');
  expect(zimorodek).toMatchObject({
    name: 'Zimorodek',
    since: 2011,
    games: 20,
    kinds: [
      { id: 'table', games: 4 },
      { id: 'poker', games: 4 },
      { id: 'crash', games: 4 },
      { id: 'instant', games: 4 },
      { id: 'keno', games: 4 },
    ],
  });
});

it('[CS-04] a preview shows whether the game is offered in the requested country', () => {
  const lighthouse = games.find(({ title }) => title === 'Amber Lighthouse')?.id ?? 0;
  expect(previewOf(shelf, lighthouse, { fcountry: 250 })).toMatchObject({ blocked: 'country', bonusContribution: 100 });
  expect(previewOf(shelf, lighthouse, { fcountry: 276 })).toMatchObject({ blocked: null });
  const preview = previewOf(shelf, lighthouse, {});
  expect(preview?.similar).toHaveLength(6);
  expect(preview?.sameModel).toBe(games.filter(({ model }) => model === 'slot-lines-5x3').length - 1);
  expect(previewOf(shelf, 7, {})).toBeNull();
});
