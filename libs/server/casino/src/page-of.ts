import {
  CASINO_FEATURES,
  CASINO_PAGE_SIZE,
  CASINO_THEMES,
  CASINO_VOLATILITIES,
  type CasinoCatalogue,
  type CasinoFilter,
  type CasinoSort,
} from '@touchline/casino-contract';
import { nameOrder } from '@touchline/shared-primitives';
import { type KeptGame, tileOf } from './catalogue.ts';
import type { GameSearch } from './search.ts';
import { STUDIOS } from './studios.ts';

/** Filters, order and page of a request for a list of games. */
export interface Wanted extends CasinoFilter {
  models: readonly string[] | null;
  /** Only these games, in this order. */
  ids: readonly number[] | null;
  size: number;
}

export const EVERYTHING: Wanted = {
  ...{ kind: null, provider: null, feature: null, theme: null, volatility: null, search: '', sort: 'popular', page: 1 },
  ...{ models: null, ids: null, size: CASINO_PAGE_SIZE },
};

/** The catalogue with its search index and play counts, from which lists are built. */
export interface Shelf {
  /** Latest release first. */
  games: readonly KeptGame[];
  byId: ReadonlyMap<number, KeptGame>;
  search: GameSearch;
  /** Number of rounds played in the last week. */
  roundsOf: (id: number) => number;
}

const inOrder = nameOrder('en');
type Compare = (a: KeptGame, b: KeptGame) => number;
const compareOf = (sort: CasinoSort, { roundsOf }: Shelf): Compare | null => {
  switch (sort) {
    case 'popular':
      return (a, b) => roundsOf(b.id) - roundsOf(a.id);
    case 'name':
      return (a, b) => inOrder(a.title, b.title);
    case 'rtp':
      return (a, b) => (b.rtp ?? 0) - (a.rtp ?? 0);
    case 'new':
      return null;
  }
};

/** Games selected by ids or search. With the default order, search results keep their relevance order. */
function ordered(shelf: Shelf, { search, ids, sort }: Wanted): readonly KeptGame[] {
  const named = ids ?? (search === '' ? null : shelf.search.find(search));
  const games = named === null ? shelf.games : named.flatMap((id) => shelf.byId.get(id) ?? []);
  const compare = compareOf(sort, shelf);
  return compare === null || (named !== null && sort === 'popular') ? games : games.toSorted(compare);
}

function counted<Id extends string>(ids: readonly Id[], games: readonly KeptGame[], has: (game: KeptGame, id: Id) => boolean) {
  return ids.map((id) => ({ id, games: games.filter((game) => has(game, id)).length })).filter((choice) => choice.games > 0);
}

/** One filtered page of the catalogue; a page number past the end gives the last page. @spec CS-01 */
export function pageOf(shelf: Shelf, wanted: Wanted): CasinoCatalogue {
  const { kind, provider, feature, theme, volatility, models, size, page } = wanted;
  const found = ordered(shelf, wanted).filter(
    (game) => (kind === null || game.kind === kind) && (models === null || models.includes(game.model)),
  );
  const fits = (game: KeptGame, but: 'provider' | 'feature' | 'theme' | 'volatility' | null = null): boolean =>
    (but === 'provider' || provider === null || game.provider.id === provider) &&
    (but === 'feature' || feature === null || game.features.includes(feature)) &&
    (but === 'theme' || theme === null || game.theme === theme) &&
    (but === 'volatility' || volatility === null || game.volatility === volatility);
  const without = (but: 'provider' | 'feature' | 'theme' | 'volatility') => found.filter((game) => fits(game, but));
  const selected = found.filter((game) => fits(game));
  const pages = Math.max(1, Math.ceil(selected.length / size));
  const shown = Math.min(page, pages);
  const names = new Map(STUDIOS.map(({ id, name }) => [id, name]));
  return {
    games: selected.slice((shown - 1) * size, shown * size).map(tileOf),
    total: selected.length,
    page: shown,
    pages,
    providers: counted([...names.keys()], without('provider'), (game, id) => game.provider.id === id).map((choice) => ({
      ...choice,
      name: names.get(choice.id) ?? choice.id,
    })),
    features: counted(CASINO_FEATURES, without('feature'), (game, id) => game.features.includes(id)),
    themes: counted(CASINO_THEMES, without('theme'), (game, id) => game.theme === id),
    volatilities: counted(CASINO_VOLATILITIES, without('volatility'), (game, id) => game.volatility === id),
  };
}
