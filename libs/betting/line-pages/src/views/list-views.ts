import type { BettingState, FeedView, GamesQuery } from '@touchline/betting-line-state';
import { timeFilterIn } from '@touchline/betting-rules';
import type { LinePlace } from '../place/read-place.ts';

/** Number of games of a list rendered by the server; the browser requests the rest at once, and the layout does not shift. */
export const FIRST_GAMES = 40;
/** Most games in the list of a whole section; to see more, players choose a sport. */
export const MOST_OF_SECTION = 200;

/** View of a list. It depends on the URL and the filters, but not on the names in the URL. @spec BT-05 OD-04 */
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
