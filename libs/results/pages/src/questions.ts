import type { FeedView } from '@touchline/betting-line-state';
import { filterOfUrl, type Question } from '@touchline/betting-results-state';
import type { Zone } from '@touchline/shared-primitives/calendar';

/** Maximum numbers of live games on a page and in its server-rendered version. */
const MOST_LIVE = 200;
const FIRST_LIVE = 40;

/** Feed view of live games: all that the page shows, or only those that the edge renders. */
export const liveView = (lang: string, sport: number | null, isFirst = false): FeedView => ({
  kind: 'games',
  section: 'live',
  lang,
  ...(sport !== null && { sport }),
  count: isFirst ? FIRST_LIVE : MOST_LIVE,
});
export const liveMenu = (lang: string): FeedView => ({ kind: 'menu', section: 'live', lang });

/** Results of the day in a URL, which is a day of the page's zone. */
export const dayQuestion = (query: URLSearchParams, { lang, zone }: { lang: string; zone: Zone }): Question<'day'> => ({
  ...{ kind: 'day', filter: filterOfUrl(query), lang, zone },
});

/** Query for the expresses of the day and duels of players. @spec BT-09 */
export const expressQuestion = (lang: string): Question<'express'> => ({ kind: 'express', lang });

/** Query for the most popular bets. */
export const popularQuestion = (lang: string): Question<'popular'> => ({ kind: 'popular', lang });
