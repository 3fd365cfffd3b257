import type { PastIncident, PastMoment } from '@touchline/betting-contract';

/** Index of the moment that applies at a time; 0 before the first moment. */
export function momentAt(moments: readonly Pick<PastMoment, 'at'>[], ms: number): number {
  const later = moments.findIndex(({ at }) => at > ms);
  return later < 0 ? moments.length - 1 : Math.max(0, later - 1);
}

/**
 * Index of the moment with the next or previous incident; null if there is none.
 *
 * @param step - 1 forward, -1 back.
 */
export function eventFrom(
  moments: readonly Pick<PastMoment, 'at'>[],
  incidents: readonly Pick<PastIncident, 'at'>[],
  { index, step }: { index: number; step: 1 | -1 },
): number | null {
  // Moments are at least a second apart, so an incident belongs to the first moment at or after it.
  const places = incidents.map(({ at }) =>
    Math.max(
      0,
      moments.findIndex((moment) => moment.at >= at),
    ),
  );
  const found = step === 1 ? places.find((place) => place > index) : places.filter((place) => place < index).at(-1);
  return found ?? null;
}
