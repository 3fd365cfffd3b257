import { feedKey, type Feed } from '@touchline/betting-line-state';

/** Prefix of the user timing marks with the age of a view's prices; the key of its feed follows. The shell's debugger reads them. */
const AGE_MARK = 'price-age ';

/** Most views of which marks are kept. */
export const MOST_MARKS = 20;

/** Detail of a mark: all samples of a view since the document was loaded. */
interface AgeSamples {
  samples: number;
  /** Age in the last sample, in milliseconds. */
  lastMs: number;
  /** Sum of the ages in milliseconds, for their mean. */
  sumMs: number;
  longestMs: number;
  /** Number of samples in which the prices were stale. */
  stale: number;
  /** Whether the feed was pushed in the last sample. */
  isPushed: boolean;
}

type Timeline = Pick<Performance, 'mark' | 'clearMarks' | 'getEntriesByName' | 'getEntriesByType'>;

/**
 * Adds a sample of a view's price age to its mark in the user timings, where any tool of the browser can read it. Each view has one mark; of
 * too many, the one without a sample for the longest time is dropped.
 *
 * @param nowMs - current server time.
 * @spec ODD-5 RT-13
 */
export function markAge(timeline: Timeline, { view, status, freshAt, beatMs }: Feed, nowMs: number): void {
  if (freshAt === undefined) return;
  const name = AGE_MARK + feedKey(view);
  const known = (timeline.getEntriesByName(name, 'mark').at(-1) as PerformanceMark | undefined)?.detail as AgeSamples | undefined;
  const lastMs = Math.max(0, nowMs - freshAt);
  const detail: AgeSamples = {
    samples: (known?.samples ?? 0) + 1,
    lastMs,
    sumMs: (known?.sumMs ?? 0) + lastMs,
    longestMs: Math.max(known?.longestMs ?? 0, lastMs),
    stale: (known?.stale ?? 0) + (status === 'stale' ? 1 : 0),
    isPushed: beatMs !== undefined,
  };
  timeline.clearMarks(name);
  const others = timeline.getEntriesByType('mark').filter((mark) => mark.name.startsWith(AGE_MARK));
  for (const { name: oldest } of others.slice(0, Math.max(0, others.length + 1 - MOST_MARKS))) timeline.clearMarks(oldest);
  timeline.mark(name, { detail });
}
