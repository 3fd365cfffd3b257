import type { Ports } from '@touchline/shared-state';

type Report = Parameters<Ports['report']>;

/** Maximum number of buffered failures; the first ones are kept until somebody listens. */
const KEPT = 50;

/** The port with its buffered reports: names, codes and sources only. Analytics takes the buffer and listens from then on. @spec AN-07 */
export type KeptReport = Ports['report'] & { buffered: Report[] };

/** @returns a port that buffers reports and writes nothing to the console. */
export function createReport(): KeptReport {
  const buffered: Report[] = [];
  return Object.assign((...line: Report) => void (buffered.length < KEPT && buffered.push(line)), { buffered });
}
