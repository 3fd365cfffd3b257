/** @jest-environment node */
import { createEngine } from '@touchline/server-engine';
import { EVENING } from '@touchline/server-engine/testing';
import { engineGames } from './games.ts';

const HOUR_MS = 3_600_000;
const CHAMPS = [112, 130, 180];

function start(nowMs: number, seed?: number) {
  const engine = createEngine({ now: () => nowMs, champIds: CHAMPS, ...(seed !== undefined && { seed }) });
  return engineGames(
    () => engine,
    () => nowMs,
  );
}

it('[TL-01] a game of a draw is decided by its own match, and cancelled if only another one has its id', () => {
  const games = start(EVENING).games('football', ['football', 'ice-hockey'], { fromMs: EVENING, toMs: EVENING + 12 * HOUR_MS });
  const last = Math.max(...games.map(({ startMs }) => startMs));
  const [own, other] = [start(last + 6 * HOUR_MS), start(last + 6 * HOUR_MS, 7)];

  expect(games.length).toBeGreaterThan(5);
  expect(games.filter((game) => own.end(game) === undefined)).toEqual([]);
  expect(games.filter((game) => other.end(game) !== undefined)).toEqual([]);
  const later = start(last + 25 * HOUR_MS, 7);
  expect(games.filter((game) => later.end(game) !== 'cancelled')).toEqual([]);
});
