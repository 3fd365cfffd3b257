import { feedCalls, type MarketFound, type SearchAnswer, type SearchPlace } from '@touchline/betting-contract';
import { isInteger, isObject, isText } from '@touchline/shared-primitives';
import { placeOf } from '@touchline/shared-http';
import { bodyOf, FeedError, type FeedPorts } from './feed-api.ts';
import { isAbsentOr, isGame, listOf } from './read-answer.ts';

/** Pages of the site must have a path on the same origin. */
const isPlace = (row: unknown): row is SearchPlace =>
  isObject(row) && isText(row['name']) && (row['kind'] !== 'page' || isSitePath(row['path']));
const isSitePath = (path: unknown): boolean => isText(path) && /^\/(?![/\\])/.test(path);

const isMarketFound = (row: unknown): row is MarketFound =>
  isObject(row) && isGame(row['game']) && row['game'].markets.length === 1 && isAbsentOr(row['outcomeIds'], isIds);
const isIds = (value: unknown): boolean => Array.isArray(value) && value.every(isInteger);

/** Parses the games found; invalid prices are left out. */
function readFound(row: unknown): SearchAnswer['games'] {
  if (!isObject(row) || !isInteger(row['id'])) return [];
  if (!isText(row['opponent1']) || !isText(row['opponent2']) || !isText(row['champName'])) return [];
  const { offer, ...game } = row;
  return [{ ...game, ...(isGame(offer) && { offer }) } as SearchAnswer['games'][number]];
}

export function readSearchAnswer(value: unknown): SearchAnswer | null {
  if (!isObject(value) || !isText(value['query'])) return null;
  return {
    query: value['query'],
    ...(isInteger(value['servedAt']) && { servedAt: value['servedAt'] }),
    places: listOf(value['places'], isPlace),
    markets: listOf(value['markets'], isMarketFound),
    games: Array.isArray(value['games']) ? value['games'].flatMap(readFound) : [],
  };
}

/** Searches games by team or championship. @throws FeedError as {@link askFeed}. @spec BT-05 */
export async function searchGames(
  { send, origin }: FeedPorts,
  { text, lang }: { text: string; lang: string },
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const place = placeOf(feedCalls.search, { query: { lang, q: text } });
  const response = await send(new Request(new URL(place, origin), { signal }));
  const answer = readSearchAnswer(await bodyOf(response));
  if (answer === null) throw new FeedError(response.status);
  return answer;
}
