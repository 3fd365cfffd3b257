import * as z from 'zod/mini';

/** A beat: a moment of the line, set by the leader and applied by all processes. */
export const Beat = z.object({
  /** Term of the leader; increases with every change of leader. */
  term: z.int(),
  /** Number of the beat within its term, so that a missing one is noticed. */
  seq: z.int(),
  nowMs: z.int(),
  revision: z.int(),
  /** Last input that belongs to this moment. */
  inputs: z.int(),
  /** Version of the model; another version would compute a different line. */
  model: z.string(),
});
export type Beat = z.infer<typeof Beat>;

/** A manual change of the line, or an import. */
export const LineInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coef'), outcomeId: z.int(), coef: z.nullable(z.int()) }),
  z.object({ kind: z.literal('suspend'), gameId: z.int(), isSuspended: z.boolean() }),
  // The kick-off distinguishes the game from a later one of the same id; inputs of earlier releases have none.
  z.object({ kind: z.literal('end'), gameId: z.int(), startMs: z.optional(z.int()) }),
  z.object({ kind: z.literal('imports') }),
]);
export type LineInput = z.infer<typeof LineInput>;

/** Topics of the broker. */
export const BEAT = 'line.beat';
export const INPUT = 'line.input';
/** Sent when the leader stops. */
export const LEFT = 'line.left';
