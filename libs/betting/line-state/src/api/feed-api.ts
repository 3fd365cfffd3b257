import { feedCalls, type GameAnswer, type GamesAnswer, type MenuAnswer, type SearchAnswer } from '@touchline/betting-contract';
import { placeOf } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { feedPath, type FeedView } from '../rules/feed-view.ts';
import { readGameAnswer, readGamesAnswer, readMenuAnswer, readSearchAnswer } from './read-answer.ts';

const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
const GONE = 410;

/** What asking for a view brought: news, the word that there is none, or that the thing does not exist. */
export type FeedNews =
  | { kind: 'games'; answer: GamesAnswer }
  | { kind: 'game'; answer: GameAnswer }
  | { kind: 'menu'; answer: MenuAnswer }
  | { kind: 'unchanged' }
  | { kind: 'not-found'; status: 404 | 410 };

/** An answer that is no answer: a status that nobody expects here, or a body that does not hold. */
export class FeedError extends Error {
  override name = 'FeedError';
  readonly status: number;

  constructor(status: number) {
    super(`The feed answered with status ${status} or a body that does not hold; the view keeps what it has and asks again.`);
    this.status = status;
  }
}

export type FeedPorts = Pick<Ports, 'send' | 'origin'>;

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new FeedError(response.status);
  return (await response.json()) as unknown;
}

/**
 * Asks for a view; with a revision only for what changed since.
 *
 * @throws FeedError on an answer that does not hold, whatever `send` throws on a lost connection.
 * @spec BT-01
 */
export async function askFeed(
  { send, origin }: FeedPorts,
  view: FeedView,
  options: { revision?: number | undefined; signal?: AbortSignal } = {},
): Promise<FeedNews> {
  const request = new Request(new URL(feedPath(view, options.revision), origin), options.signal ? { signal: options.signal } : {});
  const response = await send(request);
  if (response.status === NOT_MODIFIED) return { kind: 'unchanged' };
  if (response.status === NOT_FOUND || response.status === GONE) return { kind: 'not-found', status: response.status };
  const body = await bodyOf(response);
  const news = readNews(view.kind, body);
  if (news === null) throw new FeedError(response.status);
  return news;
}

function readNews(kind: FeedView['kind'], body: unknown): FeedNews | null {
  const answer = kind === 'games' ? readGamesAnswer(body) : kind === 'game' ? readGameAnswer(body) : readMenuAnswer(body);
  return answer === null ? null : ({ kind, answer } as FeedNews);
}

/** Games by team or championship. @throws FeedError as {@link askFeed}. @spec BT-05 */
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
