import type { PastIncident, PastMoment } from '@touchline/betting-contract';

/** Index of the moment that holds at a time; the first one before it. */
export function momentAt(moments: readonly Pick<PastMoment, 'at'>[], ms: number): number {
  const later = moments.findIndex(({ at }) => at > ms);
  return later < 0 ? moments.length - 1 : Math.max(0, later - 1);
}

/**
 * Where the next thing happened from a moment on, or the one before it; null when nothing did.
 *
 * @param step - 1 forward, -1 back.
 */
export function eventFrom(
  moments: readonly Pick<PastMoment, 'at'>[],
  incidents: readonly Pick<PastIncident, 'at'>[],
  { index, step }: { index: number; step: 1 | -1 },
): number | null {
  // A second is the least distance of two moments, so an event may lie just before the moment that shows it.
  const places = incidents.map(({ at }) =>
    Math.max(
      0,
      moments.findIndex((moment) => moment.at >= at),
    ),
  );
  const found = step === 1 ? places.find((place) => place > index) : places.filter((place) => place < index).at(-1);
  return found ?? null;
}
