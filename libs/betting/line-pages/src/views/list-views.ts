import type { BettingState, FeedView, GamesQuery } from '@touchline/betting-line-state';
import { timeFilterIn } from '@touchline/betting-rules';
import type { LinePlace } from '../place/read-place.ts';

/** The server renders so many games of a list, its first; the browser asks for the rest at once, which then moves nothing. */
export const FIRST_GAMES = 40;
/** A whole section without a sport shows so many: beyond them a sport is the better question. */
export const MOST_OF_SECTION = 200;

/** Question for a list. Which games it holds follows the url and the filters; ids and names never do. @spec BT-05 OD-04 */
export function listView(place: LinePlace, betting: Pick<BettingState, 'timeFilterId' | 'isOnlyWithVideos'>, isFirst: boolean): FeedView {
  const query: GamesQuery = { section: place.section, lang: place.lang };
  if (place.sportId !== null) query.sport = place.sportId;
  if (place.champId !== null) query.champ = place.champId;
  const filter = timeFilterIn(place.section, betting.timeFilterId);
  if (filter !== 0) query.filter = filter;
  if (betting.isOnlyWithVideos) query.video = true;
  if (place.sportId === null) query.count = MOST_OF_SECTION;
  if (isFirst) query.first = FIRST_GAMES;
  return { kind: 'games', ...query };
}

export const menuView = ({ section, lang }: Pick<LinePlace, 'section' | 'lang'>): FeedView => ({ kind: 'menu', section, lang });
