import type { Backends } from '../http/backends.ts';
import { pollOf, type FeedPosition } from './feed-key.ts';

/** An image of a feed, or a delta. */
export interface FeedNews {
  kind: 'news';
  position: FeedPosition;
  isFull: boolean;
  body: string;
}

/** The backend's answer about a feed. */
export type FeedReply =
  | FeedNews
  | { kind: 'unchanged' }
  /** The feed does not exist, or no longer. */
  | { kind: 'refused'; status: number };

/** The backend's side of the feeds. */
export interface FeedBackend {
  /** @throws Error without a valid answer. */
  ask: (key: string, position: FeedPosition | undefined) => Promise<FeedReply>;
  /**
   * Waits for another revision than this one. Null on timeout; `unknown` if the backend does not support it.
   *
   * @throws Error without an answer.
   */
  nextRevision: (position: FeedPosition | undefined, signal: AbortSignal) => Promise<FeedPosition | 'unknown' | null>;
}

const ANSWER_WITHIN_MS = 2_000;
/** A long poll of two seconds, plus the network. */
const WAIT_WITHIN_MS = 5_000;
const OK = 200;
const NOT_MODIFIED = 304;
const REVISION_PATH = '/bff-api/feed/revision';
const HEADERS = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

/** The fields of an answer that the edge uses; readers validate the rest. */
function positionOf(value: unknown): (FeedPosition & { isFull: boolean }) | null {
  if (typeof value !== 'object' || value === null) return null;
  const { revision, source, isFull = true } = value as { revision?: unknown; source?: unknown; isFull?: unknown };
  if (!Number.isSafeInteger(revision)) return null;
  return { revision: revision as number, ...(typeof source === 'string' && { source }), isFull: isFull === true };
}

/**
 * Fetches without a visitor's data: feeds are the same for everyone. Of several backends it stays with one while that answers and is ready,
 * since each reaches a revision at its own time.
 */
export function feedBackend(backends: Pick<Backends, 'pick' | 'answered' | 'failed' | 'states'>, send: typeof fetch = fetch): FeedBackend {
  let chosen: string | undefined;
  const isLeft = (origin: string): boolean => backends.states().some((one) => one.origin === origin && one.state !== 'ready');
  const get = async (path: string, withinMs: number, signal?: AbortSignal): Promise<{ status: number; text: string }> => {
    // One that is not ready may still answer, although its line has stopped.
    if (chosen !== undefined && isLeft(chosen)) chosen = undefined;
    const origin = (chosen ??= backends.pick() ?? '');
    const limit = new AbortController();
    const end = (): void => limit.abort();
    const timer = setTimeout(end, withinMs);
    signal?.addEventListener('abort', end);
    try {
      const answer = await send(`${origin}${path}`, { headers: HEADERS, signal: limit.signal, redirect: 'manual' });
      const text = await answer.text();
      backends.answered(origin, answer.status);
      if (answer.status >= 500) chosen = undefined;
      return { status: answer.status, text };
    } catch (error) {
      if (signal?.aborted !== true) backends.failed(origin);
      chosen = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  };
  return {
    ask: async (key, position) => {
      const { status, text } = await get(pollOf(key, position), ANSWER_WITHIN_MS);
      if (status === NOT_MODIFIED) return { kind: 'unchanged' };
      if (status >= 400 && status < 500 && status !== 429) return { kind: 'refused', status };
      const value: unknown = status === OK ? JSON.parse(text) : undefined;
      const read = positionOf(value);
      if (read === null) throw new Error(`The backend answered a feed with ${status} or a body that does not hold`);
      const { isFull, ...now } = read;
      // Event data is a single line, so the text must not contain line breaks.
      return { kind: 'news', position: now, isFull, body: /[\r\n]/.test(text) ? JSON.stringify(value) : text };
    },
    nextRevision: async (position, signal) => {
      const query = position && `?since=${position.revision}${position.source === undefined ? '' : `&source=${position.source}`}`;
      const { status, text } = await get(`${REVISION_PATH}${query ?? ''}`, WAIT_WITHIN_MS, signal);
      if (status === NOT_MODIFIED) return null;
      if (status >= 400 && status < 500 && status !== 429) return 'unknown';
      const read = status === OK ? positionOf(JSON.parse(text)) : null;
      if (read === null) throw new Error(`The backend answered the revision of its feeds with ${status} or a body that does not hold`);
      return { revision: read.revision, source: read.source };
    },
  };
}
