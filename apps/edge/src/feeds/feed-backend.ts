import type { Backends } from '../http/backends.ts';
import { pollOf, type Standing } from './feed-key.ts';

/** What the backend said about a feed. */
export type FeedReply =
  | { kind: 'news'; standing: Standing; isFull: boolean; body: string }
  | { kind: 'unchanged' }
  /** There is no such feed, or not any more. */
  | { kind: 'refused'; status: number };

/** The backend's side of the feeds. */
export interface FeedBackend {
  /** @throws Error when there is no answer that holds. */
  ask: (key: string, standing: Standing | undefined) => Promise<FeedReply>;
  /** Waits for a revision other than this one. Null when none came; `unknown` where the backend can't tell. @throws Error without an answer. */
  nextRevision: (standing: Standing | undefined, signal: AbortSignal) => Promise<Standing | 'unknown' | null>;
}

const ANSWER_WITHIN_MS = 2_000;
/** A wait of two seconds, and its way. */
const WAIT_WITHIN_MS = 5_000;
const OK = 200;
const NOT_MODIFIED = 304;
const REVISION_PATH = '/bff-api/feed/revision';
const HEADERS = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

/** The parts of an answer that the edge leans on; readers judge the rest themselves. */
function standingOf(value: unknown): (Standing & { isFull: boolean }) | null {
  if (typeof value !== 'object' || value === null) return null;
  const { revision, source, isFull = true } = value as { revision?: unknown; source?: unknown; isFull?: unknown };
  if (!Number.isSafeInteger(revision)) return null;
  return { revision: revision as number, ...(typeof source === 'string' && { source }), isFull: isFull === true };
}

/**
 * Asks in nobody's name: feeds are the same for everybody. Of several backends one is asked for as long as it answers, since each comes to a
 * revision at a moment of its own.
 */
export function feedBackend(backends: Pick<Backends, 'pick' | 'answered' | 'failed'>, send: typeof fetch = fetch): FeedBackend {
  let asked: string | undefined;
  const get = async (path: string, withinMs: number, signal?: AbortSignal): Promise<{ status: number; text: string }> => {
    const origin = (asked ??= backends.pick() ?? '');
    const limit = new AbortController();
    const end = (): void => limit.abort();
    const timer = setTimeout(end, withinMs);
    signal?.addEventListener('abort', end);
    try {
      const answer = await send(`${origin}${path}`, { headers: HEADERS, signal: limit.signal, redirect: 'manual' });
      const text = await answer.text();
      backends.answered(origin, answer.status);
      if (answer.status >= 500) asked = undefined;
      return { status: answer.status, text };
    } catch (error) {
      if (signal?.aborted !== true) backends.failed(origin);
      asked = undefined;
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  };
  return {
    ask: async (key, standing) => {
      const { status, text } = await get(pollOf(key, standing), ANSWER_WITHIN_MS);
      if (status === NOT_MODIFIED) return { kind: 'unchanged' };
      if (status >= 400 && status < 500 && status !== 429) return { kind: 'refused', status };
      const value: unknown = status === OK ? JSON.parse(text) : undefined;
      const read = standingOf(value);
      if (read === null) throw new Error(`The backend answered a feed with ${status} or a body that does not hold`);
      const { isFull, ...now } = read;
      // An event is made of lines, so its text has to be one.
      return { kind: 'news', standing: now, isFull, body: /[\r\n]/.test(text) ? JSON.stringify(value) : text };
    },
    nextRevision: async (standing, signal) => {
      const query = standing && `?since=${standing.revision}${standing.source === undefined ? '' : `&source=${standing.source}`}`;
      const { status, text } = await get(`${REVISION_PATH}${query ?? ''}`, WAIT_WITHIN_MS, signal);
      if (status === NOT_MODIFIED) return null;
      if (status >= 400 && status < 500 && status !== 429) return 'unknown';
      const read = status === OK ? standingOf(JSON.parse(text)) : null;
      if (read === null) throw new Error(`The backend answered the revision of its feeds with ${status} or a body that does not hold`);
      return { revision: read.revision, source: read.source };
    },
  };
}
