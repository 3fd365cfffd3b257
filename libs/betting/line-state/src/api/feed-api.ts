import type { GameAnswer, GamesAnswer, MenuAnswer } from '@touchline/betting-contract';
import type { Ports } from '@touchline/shared-state';
import { feedPath, type FeedView, type FeedPosition } from '../rules/feed-view.ts';
import { readGameAnswer, readGamesAnswer, readMenuAnswer } from './read-answer.ts';

const NOT_MODIFIED = 304;
const NOT_FOUND = 404;
const GONE = 410;

/** Result of a request for a view: news, no changes, or not found. */
export type FeedNews =
  | { kind: 'games'; answer: GamesAnswer }
  | { kind: 'game'; answer: GameAnswer }
  | { kind: 'menu'; answer: MenuAnswer }
  | { kind: 'unchanged' }
  | { kind: 'not-found'; status: 404 | 410 };

/** News, and their age in milliseconds, which is above 0 only if the server could not confirm them. */
export type AgedNews = FeedNews & { ageMs: number };

/** An unexpected status, or an invalid body. */
export class FeedError extends Error {
  override name = 'FeedError';
  readonly status: number;

  constructor(status: number) {
    super(`The feed answered with status ${status} or an invalid body.`);
    this.status = status;
  }
}

export type FeedPorts = Pick<Ports, 'send' | 'origin'>;

export async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) throw new FeedError(response.status);
  return (await response.json()) as unknown;
}

/**
 * Requests a view; with a revision, only the changes since then.
 *
 * @throws FeedError on an invalid answer, and whatever `send` throws on a lost connection.
 * @spec BT-01
 */
export async function askFeed(
  { send, origin }: FeedPorts,
  view: FeedView,
  { signal, ...position }: FeedPosition & { signal?: AbortSignal } = {},
): Promise<AgedNews> {
  const request = new Request(new URL(feedPath(view, position), origin), signal ? { signal } : {});
  const response = await send(request);
  const ageMs = Number(response.headers.get('age')) * 1000 || 0;
  if (response.status === NOT_MODIFIED) return { kind: 'unchanged', ageMs };
  if (response.status === NOT_FOUND || response.status === GONE) return { kind: 'not-found', status: response.status, ageMs };
  const body = await bodyOf(response);
  const news = readNews(view.kind, body);
  if (news === null) throw new FeedError(response.status);
  return { ...news, ageMs };
}

/** Parses an answer for a view; null if it is invalid. */
export function readNews(kind: FeedView['kind'], body: unknown): FeedNews | null {
  const answer = kind === 'games' ? readGamesAnswer(body) : kind === 'game' ? readGameAnswer(body) : readMenuAnswer(body);
  return answer === null ? null : ({ kind, answer } as FeedNews);
}
