import { makeCatalogue } from './catalogue.ts';
import type { Shelf } from './page-of.ts';
import { openSearch } from './search.ts';

/** The catalogue with its search. @param roundsOf - how often a game was played lately. */
export function openShelf(roundsOf: Shelf['roundsOf'] = () => 0, games: Shelf['games'] = makeCatalogue()): Shelf {
  return { games, byId: new Map(games.map((game) => [game.id, game])), search: openSearch(games), roundsOf };
}
