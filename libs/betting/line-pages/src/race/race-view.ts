import type { RaceTimes } from '@touchline/betting-contract';

/** When the first runner passed the last mark that is known, in milliseconds since the start. */
export const knownUntil = ({ marks }: RaceTimes): number => Math.min(...(marks.at(-1) ?? [0]));

/** How far a runner had come at a moment, in laps. After its last known mark it is drawn at that mark. @spec BT-08 */
export function distanceAt({ marks, marksPerLap }: RaceTimes, runner: number, ms: number): number {
  let since = 0;
  for (const [passed, mark] of marks.entries()) {
    const until = mark[runner] ?? since;
    if (ms < until) return (passed + Math.max(0, ms - since) / (until - since)) / marksPerLap;
    since = until;
  }
  return marks.length / marksPerLap;
}

/** Positions of the runners at a mark in the order of their passing it. */
export const orderAt = (mark: readonly number[]): number[] =>
  mark.map((_, runner) => runner).sort((a, b) => (mark[a] ?? 0) - (mark[b] ?? 0));

/** The marks at which a lap ends, as far as they are known. */
export const lapEnds = ({ marks, marksPerLap }: RaceTimes): readonly (readonly number[])[] =>
  marks.filter((_, at) => (at + 1) % marksPerLap === 0);

/** Half of the straights, the radius of the bends in the middle of the track, and the distance between two lanes; units of the drawing. */
const STRAIGHT = 200;
const RADIUS = 80;
const LANE = 6;
const CENTRE = [320, 120] as const;

/** The point of a lane after some laps. Races begin in the middle of the upper straight and run clockwise. */
export function pointAt(laps: number, lane: number, lanes: number): readonly [x: number, y: number] {
  const radius = RADIUS + (lane - (lanes - 1) / 2) * LANE;
  const bend = Math.PI * radius;
  const length = 4 * STRAIGHT + 2 * bend;
  const along = (laps - Math.floor(laps)) * length;
  const [x, y] = CENTRE;
  if (along < STRAIGHT) return [x + along, y - radius];
  if (along < STRAIGHT + bend) {
    const turn = (along - STRAIGHT) / radius;
    return [x + STRAIGHT + radius * Math.sin(turn), y - radius * Math.cos(turn)];
  }
  if (along < 3 * STRAIGHT + bend) return [x + STRAIGHT - (along - STRAIGHT - bend), y + radius];
  if (along < 3 * STRAIGHT + 2 * bend) {
    const turn = (along - 3 * STRAIGHT - bend) / radius;
    return [x - STRAIGHT - radius * Math.sin(turn), y + radius * Math.cos(turn)];
  }
  return [x - STRAIGHT + (along - 3 * STRAIGHT - 2 * bend), y - radius];
}

/** Outline of the middle of the track, as `d` of a path. */
export function trackOutline(): string {
  const [x, y] = CENTRE;
  const [left, right, top, bottom] = [x - STRAIGHT, x + STRAIGHT, y - RADIUS, y + RADIUS];
  const bend = `A${RADIUS} ${RADIUS} 0 0 1`;
  return `M${left} ${top}H${right}${bend} ${right} ${bottom}H${left}${bend} ${left} ${top}Z`;
}
