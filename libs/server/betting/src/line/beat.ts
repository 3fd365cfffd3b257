import * as z from 'zod/mini';

/** A moment of the line, as the process that gives the beat decides it and all take it over. */
export const Beat = z.object({
  /** Term of the process: it grows with every change of hands. */
  term: z.int(),
  /** Counts the beats of a term: one that is missing is noticed. */
  seq: z.int(),
  nowMs: z.int(),
  revision: z.int(),
  /** Inputs up to this one belong to the moment. */
  inputs: z.int(),
  /** What the line is made by: another version of it goes another way. */
  model: z.string(),
});
export type Beat = z.infer<typeof Beat>;

/** Somebody's change of the line by hand, or an import. */
export const LineInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('coef'), outcomeId: z.int(), coef: z.nullable(z.int()) }),
  z.object({ kind: z.literal('suspend'), gameId: z.int(), isSuspended: z.boolean() }),
  z.object({ kind: z.literal('end'), gameId: z.int() }),
  z.object({ kind: z.literal('imports') }),
]);
export type LineInput = z.infer<typeof LineInput>;

/** Topics of the broker. */
export const BEAT = 'line.beat';
export const INPUT = 'line.input';
/** The process that gave the beat stops. */
export const LEFT = 'line.left';
