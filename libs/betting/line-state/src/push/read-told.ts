import { isInteger, isObject, isText, isWhole } from '@touchline/shared-primitives';
import { FEED_PATH } from '../rules/feed-view.ts';

/** What the stream tells, or another tab on its behalf. */
export type Told =
  | { kind: 'hello'; beatMs: number }
  | { kind: 'news'; feed: string; from: number | null; answer: unknown }
  | { kind: 'same'; feed: string; from: number; revision: number }
  | { kind: 'off'; feed: string }
  /** The server ends the stream. */
  | { kind: 'bye' }
  /** The connection is lost, or never came. */
  | { kind: 'lost' };

export const TOLD_KINDS = ['hello', 'news', 'same', 'off', 'bye'] as const;

/** Shorter beats are noise, longer ones would let prices grow old unnoticed. */
const BEAT_MS = { least: 500, most: 10_000 } as const;
const LONGEST_FEED = 2_600;

export const isFeedKey = (value: unknown): value is string => isText(value) && value.length <= LONGEST_FEED;

/** Reads what was told; null when it does not hold. What is in an answer is read by whoever wants the feed. @spec SEC-4 */
export function readTold(value: unknown): Told | null {
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

/** Reads one event of the stream. */
export function readEvent(kind: (typeof TOLD_KINDS)[number], data: unknown): Told | null {
  try {
    const value: unknown = JSON.parse(String(data));
    return isObject(value) ? readTold({ ...value, kind }) : null;
  } catch {
    return null;
  }
}

/** Path and query of a stream of these polls. */
export const streamPath = (polls: readonly string[]): string =>
  `${FEED_PATH}stream?${new URLSearchParams(polls.map((poll) => ['feed', poll])).toString()}`;
