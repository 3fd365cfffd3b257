import type { Backends } from '../http/backends.ts';
import { isPlayerPart, type PlayerPart } from './player-event.ts';

/** Headers of a visitor's request that opens the channel of its session. */
export interface StreamVisitor {
  cookie: string;
  address: string;
  host: string;
  traceId: string;
}

/** A session as the backend sealed it, and the state of its player's data. */
export interface OpenedChannel {
  channel: string;
  mark: string;
}

/** `ended`: the code of the 401 that calls of the session get; null while it is alive. */
export interface ChannelState {
  ended: string | null;
  mark: string;
  what: readonly PlayerPart[];
}

/** The backend's side of the streams of players. */
export interface PlayerBackend {
  /** @returns the code of the 401 for a visitor without a session. @throws Error without a valid answer. */
  open: (visitor: StreamVisitor) => Promise<OpenedChannel | { ended: string }>;
  /**
   * Waits for a change of one of these channels, up to three seconds. One state per channel, in this order.
   *
   * @throws Error without a valid answer.
   */
  changes: (channels: readonly OpenedChannel[], signal: AbortSignal) => Promise<readonly ChannelState[]>;
}

const CHANNEL_PATH = '/bff-api/player/channel';
const CHANGES_PATH = '/bff-api/player/changes';
const OPENS_WITHIN_MS = 2_000;
/** A wait of three seconds, plus the network. */
const CHANGES_WITHIN_MS = 6_000;
const OK = 200;
const UNAUTHORIZED = 401;
const LONGEST_CODE = 40;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const isText = (value: unknown): value is string => typeof value === 'string';
const codeIn = (value: unknown): string => {
  const [first] = [fieldsOf(value)['errors']].flat();
  const { code } = fieldsOf(first);
  return isText(code) && code.length <= LONGEST_CODE ? code : 'unauthorized';
};

function stateOf(value: unknown): ChannelState {
  const { ended, mark, what } = fieldsOf(value);
  const isSound = (ended === null || (isText(ended) && ended.length <= LONGEST_CODE)) && isText(mark) && Array.isArray(what);
  if (!isSound || !what.every(isPlayerPart)) throw new Error('The backend answered the changes of a player with a body that does not hold');
  return { ended, mark, what };
}

interface Post {
  path: string;
  headers?: Record<string, string>;
  body: object;
  withinMs: number;
  signal?: AbortSignal;
}

/** Sends requests without retries: what is missed is in the next answer. @spec AUTH-6 */
export function playerBackend({ send }: Pick<Backends, 'send'>): PlayerBackend {
  const post = async ({ path, headers = {}, body, withinMs, signal }: Post): Promise<{ status: number; value: unknown }> => {
    const limit = new AbortController();
    const end = (): void => limit.abort();
    signal?.addEventListener('abort', end);
    let timer: NodeJS.Timeout | undefined;
    // Not by the signal alone, which a request holds weakly.
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        end();
        reject(new Error(`The backend did not answer ${path} within ${withinMs} ms`));
      }, withinMs);
    });
    const ask = async () => {
      const answer = await send(
        new Request(`http://backend${path}`, {
          method: 'POST',
          headers: { ...headers, accept: 'application/json', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify(body),
          signal: limit.signal,
        }),
      );
      return { status: answer.status, value: (await answer.json()) as unknown };
    };
    try {
      return await Promise.race([ask(), late]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
    }
  };
  return {
    open: async ({ cookie, address, host, traceId }) => {
      const headers = { cookie, 'x-forwarded-for': address, 'x-forwarded-host': host, 'x-trace-id': traceId };
      const { status, value } = await post({ path: CHANNEL_PATH, headers, body: {}, withinMs: OPENS_WITHIN_MS });
      if (status === UNAUTHORIZED) return { ended: codeIn(value) };
      const { channel, mark } = fieldsOf(value);
      if (status !== OK || !isText(channel) || !isText(mark)) throw new Error(`The backend opened no channel of a player: ${status}`);
      return { channel, mark };
    },
    changes: async (channels, signal) => {
      const asked = channels.map(({ channel, mark }) => ({ channel, mark }));
      const { status, value } = await post({ path: CHANGES_PATH, body: { channels: asked }, withinMs: CHANGES_WITHIN_MS, signal });
      const states = fieldsOf(value)['channels'];
      if (status !== OK || !Array.isArray(states) || states.length !== channels.length)
        throw new Error(`The backend answered the changes of players with ${status} or a body that does not hold`);
      return states.map(stateOf);
    },
  };
}
