import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { streamCalls } from './calls.ts';
import { GameAnswer, GamesAnswer, MenuAnswer } from './feed.ts';

/** Path and query of the poll that a feed stands for, from behind `/bff-api/feed/`, without `since` and `source`. */
const Feed = z.string();

/** First event, `hello`. `beatMs` is how long a feed is silent at most while all is well; a reader that hears nothing for twice as long polls. */
export const StreamHello = z.object({ beatMs: z.int() });
export type StreamHello = z.infer<typeof StreamHello>;

/**
 * Event `news`: what the poll of the feed would have answered. A delta is made from the revision `from`; null with a full image. A reader that
 * stands at another revision asks for an image.
 */
export const FeedNewsEvent = z.object({ feed: Feed, from: z.nullable(z.int()), answer: z.union([GamesAnswer, GameAnswer, MenuAnswer]) });
export type FeedNewsEvent = z.infer<typeof FeedNewsEvent>;

/** Event `same`: between these two revisions nothing changed; the feed is as new as this event, and goes on from `revision`. */
export const FeedSameEvent = z.object({ feed: Feed, from: z.int(), revision: z.int() });
export type FeedSameEvent = z.infer<typeof FeedSameEvent>;

/** Event `off`: this feed is not pushed. Its poll says why. */
export const FeedOffEvent = z.object({ feed: Feed });
export type FeedOffEvent = z.infer<typeof FeedOffEvent>;

export const streamContract = {
  stream: withSchemas(streamCalls.stream, {
    tag: 'Line and live',
    summary:
      'Feeds as server-sent events: `hello`, then `news`, `same` and `off` of each feed, `bye` when the edge stops. The edge makes them out of the polls of any backend, so that a backend need not serve it',
    query: z.object({
      /** One for each feed, at most twelve: path and query of its poll, with the `since` and `source` of the reader. */
      feed: z.union([z.string(), z.array(z.string()).check(z.maxLength(12))]),
    }),
    answers: { 200: z.union([StreamHello, FeedNewsEvent, FeedSameEvent, FeedOffEvent]) },
    answerType: 'text/event-stream',
    spec: ['BT-01', 'ODD-5', 'LOAD-7'],
  }),
};
