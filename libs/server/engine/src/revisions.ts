import { EPOCH_MS } from './schedule.ts';

/** Revisions per source; the 15 digits that the contract allows hold 200,000 sources. */
const OF_A_SOURCE = 2 ** 32;
const SOURCES = 200_000;

/**
 * The revision of a moment. It contains its source, the term of the process that leads the line, so that a reader with a revision of
 * another source gets full lists. Term 0 means a single process.
 *
 * @param last - the previous revision, of any source. @spec BT-01
 */
export function revisionAt(nowMs: number, { term, last }: { term: number; last: number }): number {
  const first = (term % SOURCES) * OF_A_SOURCE;
  const own = last >= first && last < first + OF_A_SOURCE ? last + 1 - first : 1;
  return first + Math.max(own, Math.floor((nowMs - EPOCH_MS) / 1000));
}

/** The source of a revision, as it is sent to readers. */
export const sourceOf = (revision: number): string => String(Math.floor(revision / OF_A_SOURCE));

/** Approximate time of a revision, in milliseconds. */
export const momentOf = (revision: number): number => EPOCH_MS + (revision % OF_A_SOURCE) * 1000;
