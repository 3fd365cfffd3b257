import { makeCatalogue } from './catalogue.ts';
import type { Shelf } from './page-of.ts';
import { openSearch } from './search.ts';

/** The catalogue with its search index. @param roundsOf - number of recent rounds of a game. */
export function openShelf(roundsOf: Shelf['roundsOf'] = () => 0, games: Shelf['games'] = makeCatalogue()): Shelf {
  return { games, byId: new Map(games.map((game) => [game.id, game])), search: openSearch(games), roundsOf };
}
