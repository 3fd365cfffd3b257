import { enterWorld, usualWorld, worldShiftMs } from './world.ts';

// 2026-11-29T00:00:00Z; the test clock starts 1,420 days and 12 hours later.
const WALL_MS = 1_795_910_400_000;
const HOUR_MS = 3_600_000;

it("[TST-2] starts at the same time in every test run, independent of the machine's clock", () => {
  const shiftMs = (wallMs: number) => worldShiftMs({ TOUCHLINE_WORLD: usualWorld(wallMs) }, 'test', wallMs);

  expect(shiftMs(WALL_MS)).toBe((1420 * 24 + 12) * HOUR_MS);
  expect(shiftMs(WALL_MS - 90_000)).toBe((1420 * 24 + 12) * HOUR_MS + 90_000);
  expect(worldShiftMs({ TOUCHLINE_WORLD: '2026-11-29T06:00:00Z' }, 'test', WALL_MS)).toBe(6 * HOUR_MS);
});

it('[TST-2] gives processes that start at different times the same clock', () => {
  const env = { TOUCHLINE_WORLD: `2026-11-29T06:00:00Z@${WALL_MS}` };

  expect([worldShiftMs(env, 'test', WALL_MS), worldShiftMs(env, 'test', WALL_MS + 90_000)]).toEqual([6 * HOUR_MS, 6 * HOUR_MS]);
});

it.each(['', 'noon', '2026-13-01T00:00:00Z', '2026-11-29', '2026-11-29T06:00:00+01:00', '2026-11-29T06:00:00Z@soon'])(
  '[TST-2] rejects the time %j',
  (moment) => expect(() => worldShiftMs({ TOUCHLINE_WORLD: moment }, 'test', WALL_MS)).toThrow('TOUCHLINE_WORLD'),
);

it('[TST-2] rejects a clock offset outside test mode', () => {
  for (const mode of ['test', 'demo', 'production'] as const) expect(worldShiftMs({}, mode, WALL_MS)).toBe(0);
  for (const mode of ['demo', 'production'] as const)
    expect(() => worldShiftMs({ TOUCHLINE_WORLD: '2026-11-29T06:00:00Z' }, mode, WALL_MS)).toThrow(`${mode} mode`);
});

it('[TST-2] shifts every way to read the current time, and no other date', () => {
  const Machine = globalThis.Date;
  try {
    enterWorld({ TOUCHLINE_WORLD: '2001-02-03T04:05:06Z' }, 'test');

    expect(new Date().toISOString()).toMatch(/^2001-02-03T04:05:0/);
    expect(new Date(Date.now()).getUTCFullYear()).toBe(2001);
    expect(String(Date())).toContain('Feb 03 2001');
    expect(new Date(0).getTime()).toBe(0);
    expect(new Date('2020-01-01T00:00:00Z').getUTCFullYear()).toBe(2020);
    expect(Date.UTC(2020, 0)).toBe(1_577_836_800_000);
    expect(new Date()).toBeInstanceOf(Machine);
  } finally {
    globalThis.Date = Machine;
  }
});
