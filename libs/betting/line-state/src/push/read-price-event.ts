import { isInteger, isObject, isText, isWhole } from '@touchline/shared-primitives';
import { FEED_PATH } from '../rules/feed-view.ts';

/** An event of the stream, or forwarded by another tab. */
export type PriceEvent =
  | { kind: 'hello'; beatMs: number }
  | { kind: 'news'; feed: string; from: number | null; answer: unknown }
  | { kind: 'same'; feed: string; from: number; revision: number }
  | { kind: 'off'; feed: string }
  /** An event of the player, for other processes of this tab, which validate it. Never forwarded as a price. */
  | { kind: 'player'; data: unknown }
  /** The server closes the stream. */
  | { kind: 'bye' }
  /** The connection was lost, or never opened. */
  | { kind: 'lost' };

export const PRICE_EVENT_KINDS = ['hello', 'news', 'same', 'off', 'bye'] as const;

/** Shorter heartbeats are invalid; with longer ones, prices would become old unnoticed. */
const BEAT_MS = { least: 500, most: 10_000 } as const;
const LONGEST_FEED = 2_600;

export const isFeedKey = (value: unknown): value is string => isText(value) && value.length <= LONGEST_FEED;

/** Parses an event; null if it is invalid. The answer in it is parsed later for the feed. @spec SEC-4 */
export function readPriceEvent(value: unknown): PriceEvent | null {
  if (!isObject(value)) return null;
  const { kind, feed, from, revision, answer, beatMs } = value;
  switch (kind) {
    case 'hello':
      return isWhole(beatMs) ? { kind, beatMs: Math.min(BEAT_MS.most, Math.max(BEAT_MS.least, beatMs)) } : null;
    case 'news':
      return isFeedKey(feed) && (from === null || isInteger(from)) && isObject(answer) ? { kind, feed, from, answer } : null;
    case 'same':
      return isFeedKey(feed) && isInteger(from) && isInteger(revision) ? { kind, feed, from, revision } : null;
    case 'off':
      return isFeedKey(feed) ? { kind, feed } : null;
    case 'bye':
    case 'lost':
      return { kind };
    default:
      return null;
  }
}

/** Parses one event of the stream. */
export function readStreamEvent(kind: (typeof PRICE_EVENT_KINDS)[number] | 'player', data: unknown): PriceEvent | null {
  try {
    const value: unknown = JSON.parse(String(data));
    if (kind === 'player') return { kind, data: value };
    return isObject(value) ? readPriceEvent({ ...value, kind }) : null;
  } catch {
    return null;
  }
}

/** Path and query of a stream with these polls, and with the player's events. */
export function streamPath(polls: readonly string[], isOfPlayer: boolean): string {
  const query = new URLSearchParams(polls.map((poll) => ['feed', poll]));
  if (isOfPlayer) query.set('player', '1');
  return `${FEED_PATH}stream?${query.toString()}`;
}
