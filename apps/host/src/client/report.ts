import type { Ports } from '@touchline/shared-state';

type Told = Parameters<Ports['report']>;

/** So many failures are kept until somebody listens, from the first one on. */
const KEPT = 50;

/** The port, with what it was told: names, codes and sources only. Analytics takes it and listens from then on. @spec AN-07 */
export type KeptReport = Ports['report'] & { told: Told[] };

/** @returns the port, which keeps what it is told and writes nothing to the console. */
export function createReport(): KeptReport {
  const told: Told[] = [];
  return Object.assign((...line: Told) => void (told.length < KEPT && told.push(line)), { told });
}
