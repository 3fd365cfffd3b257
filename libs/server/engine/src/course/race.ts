import { GameStatus } from '@touchline/betting-contract';
import { stream } from '../random.ts';
import type { Course, Frame } from './course.ts';
import type { Fixture, RaceModel } from '../types.ts';
import { slowness } from './race-entries.ts';

const THOUSAND = 1000;
/** From the last finisher to the official result. */
const AFTER_SECONDS = 3;

/**
 * Times of all runners at each mark, in milliseconds since the start.
 *
 * The gate lets number n start n milliseconds after the signal, and everything else takes whole steps: times at a mark are never equal, so
 * no race has a dead heat.
 *
 * @spec BT-08
 */
export function raceTimes({ id, champ, runners = [] }: Fixture, model: RaceModel, seed: number): number[][] {
  const rng = stream(seed, id, 1);
  const times = runners.map((_, at) => at + 1);
  return Array.from({ length: champ.sport.periods * model.marksPerLap }, () => {
    runners.forEach((runner, at) => {
      const chance = slowness(runner);
      let slowed = 0;
      for (let step = 0; step < model.steps; step++) if (rng() * THOUSAND < chance) slowed += 1;
      times[at] = (times[at] ?? 0) + model.stretchMs + slowed * model.stepMs;
    });
    return [...times];
  });
}

/**
 * A race. A mark is published when the last runner has passed it, with the prices that follow from it, so that a picture of the race is
 * never ahead of its prices. Bets close when the last lap begins.
 *
 * @spec BT-08
 */
export function playRace(fixture: Fixture, model: RaceModel, seed: number): Course {
  const { periods: laps } = fixture.champ.sport;
  const { marksPerLap } = model;
  const times = raceTimes(fixture, model, seed);
  const frames: Frame[] = [];
  const write = (at: number, passed: number, statusId: GameStatus): void => {
    const periodId = Math.min(laps, Math.floor(passed / marksPerLap) + 1);
    const isClosed = passed >= (laps - 1) * marksPerLap && statusId === GameStatus.InPlay;
    frames.push({
      ...{ at, statusId, periodId: statusId === GameStatus.NotStarted ? 0 : periodId, played: at },
      ...{ isRunning: false, score: { main: [0, 0], periods: [] } },
      race: { laps, marksPerLap, marks: times.slice(0, passed) },
      suspendedUntil: isClosed ? Infinity : 0,
      ...(isClosed && { reason: 'closed' as const }),
    });
  };
  write(0, 0, GameStatus.NotStarted);
  write(0, 0, GameStatus.InPlay);
  times.forEach((mark, at) => write(Math.max(...mark) / THOUSAND, at + 1, GameStatus.InPlay));
  const endsAt = (frames.at(-1)?.at ?? 0) + AFTER_SECONDS;
  write(endsAt, times.length, GameStatus.Finished);
  const last = times.at(-1) ?? [];
  const finishers = (fixture.runners ?? [])
    .map(({ name }, at) => ({ number: at + 1, name }))
    .sort((a, b) => (last[a.number - 1] ?? 0) - (last[b.number - 1] ?? 0));
  return { frames, endsAt, finishers };
}
