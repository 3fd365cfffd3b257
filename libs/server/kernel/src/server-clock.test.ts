import { measured } from '@touchline/measured';
import { people } from './db/migrations/001-people.ts';
import { ENGINES, openTestDbWith, START_TIMEOUT_MS } from './testing.ts';
import { createServerClock, readClockMark, writeClockMark } from './server-clock.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2030, 4, 1, 12);

function machine(startMs = NOON, markMs = 0) {
  const at = { wall: startMs, steady: 0 };
  const clock = createServerClock({ wall: () => at.wall, monotonic: () => at.steady, markMs });
  const pass = (ms: number): void => {
    at.wall += ms;
    at.steady += ms;
  };
  return { at, clock, pass };
}

it('[SRV-6] follows the system clock while it is correct', () => {
  const { clock, pass } = machine();
  pass(1500);

  expect(clock.now()).toBe(NOON + 1500);
  expect(clock.offMs()).toBe(0);
});

it('[SRV-6] time continues after the system clock is set back, and the offset is reported until it has caught up', () => {
  const { at, clock, pass } = machine();
  pass(10_000);
  const before = clock.now();
  at.wall -= HOUR;

  pass(5_000);
  expect(clock.now()).toBe(before + 5_000);
  expect(clock.offMs()).toBe(-HOUR);
  at.wall += HOUR;
  expect(clock.now()).toBe(before + 5_000);
  expect(clock.offMs()).toBe(0);
});

it('[SRV-6] never goes back, whatever the system clock does', () => {
  const { at, clock } = machine();
  let last = clock.now();
  let back = 0;
  for (let step = 0; step < 5_000; step += 1) {
    at.steady += step % 50;
    at.wall += ((step * 7919) % 400_000) - 200_000;
    const now = clock.now();
    expect(now).toBeGreaterThanOrEqual(last);
    back = Math.max(back, last - now);
    last = now;
  }
  measured({ id: 'SRV-6', unit: 'ms back', atMost: 0, trials: 5_000, value: back, tried: 5_000 });
});

it('[SRV-6] a jump ahead is followed and reported', () => {
  const { at, clock } = machine();
  at.wall += HOUR;

  expect(clock.now()).toBe(NOON + HOUR);
  expect(clock.offMs()).toBe(HOUR);
});

it('[SRV-6] a process that starts with a clock set back begins at the time of the previous one', () => {
  const { clock, pass } = machine(NOON - HOUR, NOON);
  pass(30_000);

  expect(clock.now()).toBe(NOON + 30_000);
  expect(clock.offMs()).toBe(-HOUR);
});

it.each(ENGINES)(
  '[SRV-6] on %s keeps the latest mark of all processes, and the next process begins after it',
  async (engine) => {
    const db = await openTestDbWith(engine, [people]);
    expect(await readClockMark(db)).toBe(0);
    await writeClockMark(db, NOON);
    await writeClockMark(db, NOON - HOUR);

    // Times handed out after the last write of the mark are at most a second later.
    expect(await readClockMark(db)).toBe(NOON + 2000);
    await db.close();
  },
  START_TIMEOUT_MS,
);
