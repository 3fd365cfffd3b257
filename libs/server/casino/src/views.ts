import {
  CASINO_KINDS,
  CASINO_THEMES,
  type CasinoLobby,
  type CasinoOverview,
  type CasinoPreview,
  type CasinoProvider,
  type CasinoSection,
  type LobbyRow,
  type PreviewQuery,
} from '@touchline/casino-contract';
import { nameOrder } from '@touchline/shared-primitives';
import { type KeptGame, tileOf } from './catalogue.ts';
import { mixedOriginals } from './originals.ts';
import { EVERYTHING, pageOf, type Shelf } from './page-of.ts';
import { STUDIOS } from './studios.ts';
import { wordmarkAddress } from './tile-addresses.ts';

const SHOWN_IN_A_SECTION = 12;
const SIMILAR = 6;
const inOrder = nameOrder('en');

const countKinds = (games: readonly KeptGame[]) =>
  CASINO_KINDS.map((id) => ({ id, games: games.filter(({ kind }) => kind === id).length })).filter((kind) => kind.games > 0);

/** The overview: new and popular games, and a few of each major kind. A game without rounds is never listed as popular. @spec CS-01 */
export function overviewOf(shelf: Shelf): CasinoOverview {
  const of = (more: Partial<typeof EVERYTHING>) => pageOf(shelf, { ...EVERYTHING, size: SHOWN_IN_A_SECTION, ...more }).games;
  const sections: { id: CasinoSection; games: ReturnType<typeof of> }[] = [
    { id: 'new', games: of({ sort: 'new' }) },
    { id: 'popular', games: of({ sort: 'popular' }).filter(({ id }) => shelf.roundsOf(id) > 0) },
    { id: 'live', games: of({ kind: 'live' }) },
    { id: 'slots', games: of({ kind: 'slots' }) },
    { id: 'table', games: of({ kind: 'table' }) },
    { id: 'instant', games: of({ kind: 'instant' }) },
  ];
  return { sections: sections.filter(({ games }) => games.length > 0), kinds: countKinds(shelf.games) };
}

const SHOWN_IN_A_ROW = 10;
/** Rows of themes, and rows of studios. */
const LEADING = 3;
/** Candidates for a row, from which titles with one figure are left out. */
const CANDIDATES = 40;

/** The ids of the most played games, at equal numbers of rounds those with more games; the order of `ids` decides last. */
function leading<Id extends string>({ games, roundsOf }: Shelf, ids: readonly Id[], idOf: (game: KeptGame) => string): readonly Id[] {
  const weighed = ids.map((id) => {
    const own = games.filter((game) => idOf(game) === id);
    return { id, games: own.length, rounds: own.reduce((sum, game) => sum + roundsOf(game.id), 0) };
  });
  return weighed
    .toSorted((a, b) => b.rounds - a.rounds || b.games - a.games)
    .slice(0, LEADING)
    .map(({ id }) => id);
}

/** Games for a row. Titles that end in one noun have one figure on their tiles: only the first of them is taken, unless the row stays short. */
function varied(games: LobbyRow['games']): LobbyRow['games'] {
  const nounOf = (title: string) => title.split(' ').at(-1);
  const isFirst = games.map(({ title }, at) => games.findIndex((other) => nounOf(other.title) === nounOf(title)) === at);
  return [...games.filter((_, at) => isFirst[at]), ...games.filter((_, at) => !isFirst[at])].slice(0, SHOWN_IN_A_ROW);
}

/** The rows of the lobby. A game without rounds is never listed as popular. @param originals - games of the house. @spec CS-01 */
export function lobbyOf(shelf: Shelf, originals: Shelf['games']): CasinoLobby {
  const of = (more: Partial<typeof EVERYTHING>) => varied(pageOf(shelf, { ...EVERYTHING, size: CANDIDATES, ...more }).games);
  const popular = pageOf(shelf, { ...EVERYTHING, size: SHOWN_IN_A_ROW }).games.filter(({ id }) => shelf.roundsOf(id) > 0);
  const themes = leading(shelf, CASINO_THEMES, ({ theme }) => theme);
  const studios = leading(
    shelf,
    STUDIOS.map(({ id }) => id),
    ({ provider }) => provider.id,
  );
  const ofStudio = (id: string): LobbyRow => ({
    id: 'studio',
    of: id,
    name: STUDIOS.find((studio) => studio.id === id)?.name ?? id,
    wordmark: wordmarkAddress(id),
    games: of({ provider: id }),
  });
  const rows: LobbyRow[] = [
    { id: 'new', games: of({ sort: 'new' }) },
    { id: 'popular', games: popular },
    { id: 'live', games: of({ kind: 'live' }) },
    { id: 'jackpot', games: of({ feature: 'jackpot' }) },
    { id: 'originals', games: mixedOriginals(originals).slice(0, SHOWN_IN_A_ROW).map(tileOf) },
    ...themes.map((theme): LobbyRow => ({ id: 'theme', of: theme, games: of({ theme }) })),
    ...studios.map(ofStudio),
  ];
  return { rows: rows.filter(({ games }) => games.length > 0), kinds: countKinds(shelf.games) };
}

/** Providers ordered by name. */
export function providersOf({ games }: Shelf): CasinoProvider[] {
  return STUDIOS.map(({ id, name, since, languages }) => {
    const own = games.filter(({ provider }) => provider.id === id);
    return {
      ...{ id, name, since, games: own.length, kinds: countKinds(own), languages },
      newestAt: own[0]?.releasedAt ?? `${since}-01-01`,
      wordmark: wordmarkAddress(id),
    };
  }).toSorted((a, b) => inOrder(a.name, b.name));
}

/** Similarity score of two games. */
const likeness = (a: KeptGame, b: KeptGame): number =>
  Number(a.model === b.model) * 2 + Number(a.theme === b.theme) * 2 + Number(a.kind === b.kind) + Number(a.provider.id === b.provider.id);

/** One game in full; null if the id is unknown. @spec CS-04 */
export function previewOf({ games, byId }: Shelf, gameId: number, { fcountry }: PreviewQuery): CasinoPreview | null {
  const game = byId.get(gameId);
  if (game === undefined) return null;
  const others = games.filter(({ id }) => id !== gameId);
  return {
    game: tileOf(game),
    languages: game.languages,
    bonusContribution: game.bonusContribution,
    sameModel: others.filter(({ model }) => model === game.model).length,
    blocked: fcountry !== undefined && game.blockedCountries.includes(fcountry) ? 'country' : null,
    similar: others
      .map((other) => ({ other, points: likeness(game, other) }))
      .toSorted((a, b) => b.points - a.points)
      .slice(0, SIMILAR)
      .map(({ other }) => tileOf(other)),
  };
}
