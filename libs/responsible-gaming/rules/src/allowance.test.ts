import { type Limit, type LimitType, stopOf } from './index.ts';

const NOON = Date.UTC(2030, 4, 1, 12);
const HOUR = 3_600_000;
const DAY = 86_400_000;
const limit = (limitType: LimitType, value: number, endsAt: number | null = null): Limit => ({
  limitType,
  active: { value, startedAt: NOON, endsAt },
  pending: null,
});
const bet = (amount: number) => ({ kind: 'bet', amount }) as const;

it('[RG-16] [LIM-4] returns the tightest of overlapping limits, its unused part, and when it allows the amount', () => {
  const wagers = [
    { at: NOON - 2 * DAY, amount: 3_000 },
    { at: NOON - HOUR, amount: 1_000 },
  ];
  const facts = { limits: [limit(1, 4_000), limit(2, 5_000)], wagers, nowMs: NOON };

  expect(stopOf(bet(1_000), facts)).toBeNull();
  expect(stopOf(bet(1_001), facts)).toEqual({ limitType: 2, limit: 5_000, left: 1_000, freesAt: NOON + 5 * DAY });
  expect(stopOf(bet(3_001), facts)).toMatchObject({ limitType: 2 });
  expect(stopOf(bet(5_001), facts)).toMatchObject({ limitType: 2, freesAt: null });
});

it('[LIM-4] counts a use for exactly the length of the window', () => {
  const facts = { limits: [limit(1, 1_000)], wagers: [{ at: NOON, amount: 1_000 }] };

  expect(stopOf(bet(1), { ...facts, nowMs: NOON + DAY - 1 })).toMatchObject({ left: 0, freesAt: NOON + DAY });
  expect(stopOf(bet(1), { ...facts, nowMs: NOON + DAY })).toBeNull();
});

it('[RG-02] counts winnings against losses, never beyond the limit, and deposits separately', () => {
  const losses = [{ at: NOON, amount: -5_000 }];

  expect(stopOf(bet(1_001), { limits: [limit(10, 1_000)], losses, nowMs: NOON })).toMatchObject({ limitType: 10, left: 1_000 });
  expect(stopOf(bet(9_000), { limits: [limit(20, 100)], nowMs: NOON })).toBeNull();
  expect(stopOf({ kind: 'deposit', amount: 101 }, { limits: [limit(1, 1), limit(20, 100)], nowMs: NOON })).toMatchObject({ limitType: 20 });
});

it('[LIM-5] [RG-06] self-exclusion stops bets, rounds and deposits until it ends, but not sign-in', () => {
  const facts = { limits: [limit(30, 7, NOON + 7 * DAY), limit(1, 0)], nowMs: NOON };
  const stop = { limitType: 30, limit: 7, left: 0, freesAt: NOON + 7 * DAY };

  expect([stopOf(bet(1), facts), stopOf({ kind: 'round', amount: 0 }, facts), stopOf({ kind: 'deposit', amount: 1 }, facts)]).toEqual([
    stop,
    stop,
    stop,
  ]);
  expect(stopOf({ kind: 'sign-in' }, facts)).toBeNull();
  expect(stopOf({ kind: 'deposit', amount: 1 }, { ...facts, nowMs: NOON + 7 * DAY })).toBeNull();
});

it('[RG-02] a deposit time-out stops only deposits', () => {
  const facts = { limits: [limit(33, 1, NOON + DAY)], nowMs: NOON };

  expect(stopOf({ kind: 'deposit', amount: 1 }, facts)).toMatchObject({ limitType: 33, freesAt: NOON + DAY });
  expect(stopOf(bet(1), facts)).toBeNull();
});

it('[RG-02] a session limit stops play and sign-in once the hours of a day are used', () => {
  const play = [{ at: NOON - 2 * HOUR, amount: HOUR }];
  const facts = { limits: [limit(31, 1)], play, nowMs: NOON };

  expect(stopOf({ kind: 'sign-in' }, facts)).toEqual({ limitType: 31, limit: 1, left: 0, freesAt: NOON + 22 * HOUR });
  expect(stopOf({ kind: 'deposit', amount: 1 }, facts)).toBeNull();
  expect(stopOf(bet(1), { ...facts, play: [{ at: NOON, amount: HOUR - 1 }] })).toBeNull();
});

it('[RG-02] a reality check more than 60 s overdue stops wagers', () => {
  const facts = { limits: [limit(32, 5)], checkedAt: NOON };

  expect(stopOf(bet(1), { ...facts, nowMs: NOON + 360_000 })).toBeNull();
  expect(stopOf(bet(1), { ...facts, nowMs: NOON + 360_001 })).toEqual({ limitType: 32, limit: 5, left: 0, freesAt: null });
});
