import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { streamCalls } from './calls.ts';
import { GameAnswer, GamesAnswer, MenuAnswer } from './feed.ts';

/** Path and query of the poll that a feed replaces, after `/bff-api/feed/` and without `since` and `source`. */
const Feed = z.string();

/**
 * First event, `hello`. `beatMs` is the longest silence of a healthy feed; a client that receives nothing for twice as long falls back to
 * polling.
 */
export const StreamHello = z.object({ beatMs: z.int() });
export type StreamHello = z.infer<typeof StreamHello>;

/**
 * Event `news`: the answer that a poll of the feed would have returned. `from` is the revision that a delta applies to; null for a full
 * image. A client at another revision requests an image.
 */
export const FeedNewsEvent = z.object({ feed: Feed, from: z.nullable(z.int()), answer: z.union([GamesAnswer, GameAnswer, MenuAnswer]) });
export type FeedNewsEvent = z.infer<typeof FeedNewsEvent>;

/** Event `same`: nothing changed between these two revisions. The feed is up to date as of this event and continues from `revision`. */
export const FeedSameEvent = z.object({ feed: Feed, from: z.int(), revision: z.int() });
export type FeedSameEvent = z.infer<typeof FeedSameEvent>;

/** Event `off`: this feed is not pushed; polling it returns the reason. */
export const FeedOffEvent = z.object({ feed: Feed });
export type FeedOffEvent = z.infer<typeof FeedOffEvent>;

export const streamContract = {
  stream: withSchemas(streamCalls.stream, {
    tag: 'Line and live',
    summary:
      'Feeds as server-sent events: `hello`, then `news`, `same` and `off` of each feed, `bye` when the edge stops; with `player=1` also `player`, what changed of the player of the session. The edge makes them out of the polls of any backend, so that a backend need not serve it',
    query: z.object({
      /** One per feed, at most twelve: path and query of its poll, with the client's `since` and `source`. */
      feed: z.optional(z.union([z.string(), z.array(z.string()).check(z.maxLength(12))])),
      /** Adds the player's events; then it may be without feeds. */
      player: z.optional(z.literal('1')),
    }),
    answers: { 200: z.union([StreamHello, FeedNewsEvent, FeedSameEvent, FeedOffEvent]) },
    answerType: 'text/event-stream',
    spec: ['BT-01', 'ODD-5', 'LOAD-7'],
  }),
};
