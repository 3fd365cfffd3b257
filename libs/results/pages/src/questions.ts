import type { FeedView } from '@touchline/betting-line-state';
import { filterOfUrl, type Question } from '@touchline/betting-results-state';

/** Games in play that the pages show, and that the edge renders. */
const MOST_LIVE = 200;
const FIRST_LIVE = 40;

/** Games in play: all that the page shows, or the first of them. */
export const liveView = (lang: string, sport: number | null, isFirst = false): FeedView => ({
  kind: 'games',
  section: 'live',
  lang,
  ...(sport !== null && { sport }),
  count: isFirst ? FIRST_LIVE : MOST_LIVE,
});
export const liveMenu = (lang: string): FeedView => ({ kind: 'menu', section: 'live', lang });

export const dayQuestion = (query: URLSearchParams, lang: string): Question<'day'> => ({ kind: 'day', filter: filterOfUrl(query), lang });

/** Expresses of the day and duels of players. @spec BT-09 */
export const expressQuestion = (lang: string): Question<'express'> => ({ kind: 'express', lang });

/** What most players have bet on. */
export const popularQuestion = (lang: string): Question<'popular'> => ({ kind: 'popular', lang });
