import { EPOCH_MS } from './schedule.ts';

/** Revisions of one source; a number of fifteen digits, as the contract takes them, holds two hundred thousand sources. */
const OF_A_SOURCE = 2 ** 32;
const SOURCES = 200_000;

/**
 * The revision of a moment. It carries its source, the term of the process that gives the beat: whoever comes with a revision of another
 * source gets everything. Term 0 is a process that is alone.
 *
 * @param last - the revision before, of any source. @spec BT-01
 */
export function revisionAt(nowMs: number, { term, last }: { term: number; last: number }): number {
  const first = (term % SOURCES) * OF_A_SOURCE;
  const own = last >= first && last < first + OF_A_SOURCE ? last + 1 - first : 1;
  return first + Math.max(own, Math.floor((nowMs - EPOCH_MS) / 1000));
}

/** Who counted a revision, as readers are told. */
export const sourceOf = (revision: number): string => String(Math.floor(revision / OF_A_SOURCE));

/** About when a revision came to be, in milliseconds. */
export const momentOf = (revision: number): number => EPOCH_MS + (revision % OF_A_SOURCE) * 1000;
