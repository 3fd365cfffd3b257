import {
  CASINO_KINDS,
  type CasinoOverview,
  type CasinoPreview,
  type CasinoProvider,
  type CasinoSection,
  type PreviewQuery,
} from '@touchline/casino-contract';
import { nameOrder } from '@touchline/shared-primitives';
import { type KeptGame, tileOf } from './catalogue.ts';
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
