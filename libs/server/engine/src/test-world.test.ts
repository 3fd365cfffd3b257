import { createEngine } from './engine.ts';

// Start of the test clock (TOUCHLINE_WORLD).
const START_MS = Date.parse('2030-10-19T12:00:00Z');

it('[TST-2] has the same games in every test run', () => {
  const games = [...createEngine({ now: () => START_MS, speed: 1 }).games()];
  const count = (section: string, sportId?: number) =>
    games.filter((game) => game.section === section && (sportId === undefined || game.fixture.champ.sport.id === sportId)).length;
  const { fixture: next } = games.find(({ section }) => section === 'line') ?? {};

  expect([count('line'), count('live')]).toEqual([3148, 208]);
  expect([count('line', 1), count('live', 1)]).toEqual([1091, 73]);
  expect(new Set(games.map(({ fixture }) => fixture.champ.id)).size).toBe(127);
  expect(next).toMatchObject({ id: 1_000_164_000, home: { name: 'Flamante (Zico)' }, startMs: START_MS + 60_000 });
});
