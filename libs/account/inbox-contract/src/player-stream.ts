import { withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { playerStreamCalls as calls } from './calls.ts';
import { PLAYER_PARTS, PLAYER_STREAM_STATES } from './kinds.ts';

/** Channels of one request: an edge with more sends several. */
const MOST_PLAYER_CHANNELS = 200;

const Part = z.enum(PLAYER_PARTS);

/**
 * A session, sealed by the backend for the edge that holds a stream of it, and the state of the player's data at this moment. The cookie
 * is sent once only, because a cookie used long after its replacement ends the session.
 */
export const PlayerChannel = z.object({ channel: z.string(), mark: z.string() });
export type PlayerChannel = z.infer<typeof PlayerChannel>;

const AskedChannel = z.strictObject({ channel: z.string().check(z.maxLength(200)), mark: z.string().check(z.maxLength(100)) });

/** One entry per channel, in order. `ended` is the code of the 401 that calls of the session get; null while it is alive. */
export const PlayerChangesAnswer = z.object({
  channels: z.array(z.object({ ended: z.nullable(z.string()), mark: z.string(), what: z.array(Part) })),
});
export type PlayerChangesAnswer = z.infer<typeof PlayerChangesAnswer>;

/**
 * Event `player` of a stream that was opened with `player=1`. It has no values, only what to request again. Sent at each heartbeat, after
 * the session was checked; `code` is empty unless the session has ended.
 */
export const PlayerStreamEvent = z.object({
  state: z.enum(PLAYER_STREAM_STATES),
  beatMs: z.int(),
  what: z.array(Part),
  code: z.string(),
});
export type PlayerStreamEvent = z.infer<typeof PlayerStreamEvent>;

const about = <const A extends z.ZodMiniType>(summary: string, answer: A) =>
  ({ tag: 'Inbox', summary, answers: { 200: answer }, spec: ['AC-01', 'AC-06', 'AUTH-6'] }) as const;

/** Calls of an edge, with their schemas. */
export const playerStreamContract = {
  channel: withSchemas(calls.channel, about('Opens a channel of the session for an edge', PlayerChannel)),
  changes: withSchemas(calls.changes, {
    ...about('What changed of the players of these channels; waits up to three seconds for a change', PlayerChangesAnswer),
    body: z.strictObject({ channels: z.array(AskedChannel).check(z.minLength(1), z.maxLength(MOST_PLAYER_CHANNELS)) }),
    waits: true,
  }),
};
