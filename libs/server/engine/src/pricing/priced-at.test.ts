import { GameStatus } from '@touchline/betting-contract';
import { createEngine, type Engine } from '../engine.ts';
import { courseSecondsAt } from '../game-state.ts';
import type { LiveGame } from '../live-game.ts';
import { EVENING, manualClock } from '../testing/clock.ts';
import { intervalMsAt } from './priced-at.ts';

const SECOND_MS = 1000;
/** A championship of every model of points, goals and sets. */
const SOME = [101, 102, 103, 112, 160, 170, 180, 190, 200, 210, 220, 230, 240, 250, 290, 330, 350, 410, 450];

const inPlay = (engine: Engine): LiveGame[] =>
  [...engine.games()].filter(({ section, isFinished, frame }) => section === 'live' && !isFinished && frame.statusId === GameStatus.InPlay);

it('[ODD-5] makes prices anew with every score of every sport, down to the points of a game of tennis', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: SOME });
  const late = new Set<string>();
  const scored = new Map<string, number>();
  const before = new Map<number, string>();
  for (let tick = 0; tick < 500; tick += 1) {
    engine.tick(clock.pass(SECOND_MS));
    for (const game of inPlay(engine)) {
      const now = JSON.stringify([game.frame.score.main, game.frame.score.periods, game.frame.score.points]);
      const { main, periods, points } = game.pricingInput.situation.frame.score;
      const { key } = game.fixture.champ.sport;
      if (JSON.stringify([main, periods, points]) !== now || game.priceLagMs(clock.now()) > 0) late.add(key);
      if ((before.get(game.id) ?? now) !== now) scored.set(key, (scored.get(key) ?? 0) + 1);
      before.set(game.id, now);
    }
  }

  expect([...late]).toEqual([]);
  expect([...scored.keys()]).toEqual(expect.arrayContaining(['basketball', 'handball', 'cricket', 'tennis', 'volleyball', 'table-tennis']));
});

it('[ODD-5] makes prices anew the more often the less time is left in a period', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [102, 170, 210] });
  const lengths = new Set<number>();
  for (let tick = 0; tick < 900; tick += 1) {
    engine.tick(clock.pass(SECOND_MS));
    for (const game of inPlay(engine)) {
      const { fixture, course, frame } = game;
      const { model } = fixture.champ;
      if (model.kind !== 'points' || frame.periodId > fixture.champ.sport.periods) continue;
      const played = frame.played + (frame.isRunning ? courseSecondsAt(fixture, clock.now()) - frame.at : 0);
      const left = frame.periodId * model.periodSeconds - played;
      if (left <= 0) continue;
      // At most 5 % of the time that is left or the shortest interval, and a tick.
      expect(played - game.pricingInput.situation.played).toBeLessThan(Math.max(1.875, (left + 3) * 0.05) + 1.001);
      const jitter = { fixture, seed: engine.seed, section: game.section, endsAt: () => course.endsAt };
      lengths.add(intervalMsAt({ fixture, course, jitter }, clock.now()));
    }
  }

  expect(Math.max(...lengths)).toBe(30_000);
  expect(Math.min(...lengths)).toBeLessThan(2000);
});
