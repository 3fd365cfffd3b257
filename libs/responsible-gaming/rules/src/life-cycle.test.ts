import {
  activeAt,
  availableValues,
  changeLimit,
  confirmChange,
  inactiveAt,
  type Limit,
  meaningOf,
  noLimit,
  plannedAt,
  rejectChange,
  valueOf,
} from './index.ts';

const NOON = Date.UTC(2030, 4, 1, 12);
const DAY = 86_400_000;
const at = (nowMs: number, more: object = {}) => ({ nowMs, isLocked: false, ...more });
const set = (type: 1 | 30 | 33 | 37, value: number, nowMs = NOON): Limit => {
  const result = changeLimit(noLimit(type), value, at(nowMs));
  if (!result.isOk) throw new Error(result.reason);
  return result.value;
};

it('[RG-02] reads 1, 2, 3, 10, 11, 12 either as money or as self-exclusion', () => {
  expect(meaningOf(1)).toEqual({ kind: 'wager', windowMs: 86_400_000 });
  expect(meaningOf(12)).toEqual({ kind: 'loss', windowMs: 2_592_000_000 });
  expect(meaningOf(21)).toEqual({ kind: 'deposit', windowMs: 604_800_000 });
  expect(([1, 2, 3, 10, 11, 12] as const).map((type) => meaningOf(type, 'exclusion'))).toEqual(
    [1, 7, 30, 90, 180, 365].map((days) => ({ kind: 'exclusion', days: [days] })),
  );
  expect(meaningOf(20, 'exclusion')).toEqual({ kind: 'deposit', windowMs: 86_400_000 });
});

it.each([
  [30, [1, 7, 30, 90, 180, 365, 730, 1095, 1825]],
  [31, Array.from({ length: 24 }, (_, nth) => nth + 1)],
  [32, [5, 10, 15, 30, 45, 60]],
  [33, [1, 7, 30]],
  [1, []],
] as const)('[RG-10] offers the values of type %i', (type, values) => {
  expect(availableValues(meaningOf(type))).toEqual(values);
});

it.each([
  [20, 999_999_999, null],
  [20, 999_999_998, 999_999_998],
  [1, 999_999_999, 999_999_999],
  [31, -1, null],
  [30, 360, 365],
  [30, 1800, 1825],
  [30, 2, undefined],
  [32, 4, undefined],
  [1, 0, 0],
  [1, -1, undefined],
  [1, 0.5, undefined],
] as const)('[RG-10] for type %i converts %p to %p', (type, sent, value) => {
  expect(valueOf(meaningOf(type), sent)).toBe(value);
});

it('[RG-17] [LIM-3] applies a stricter value at once, and a looser one 86,400 s later with a confirmation', () => {
  const limit = set(1, 5_000);
  const stricter = changeLimit(limit, 4_000, at(NOON + 1));
  const looser = changeLimit(limit, 6_000, at(NOON + 1));

  expect(stricter).toEqual({
    isOk: true,
    value: { limitType: 1, active: { value: 4_000, startedAt: NOON + 1, endsAt: null }, pending: null },
  });
  if (!looser.isOk) throw new Error(looser.reason);
  expect(looser.value).toEqual({ ...limit, pending: { value: 6_000, requestedAt: NOON + 1 } });
  expect(confirmChange(looser.value, at(NOON + DAY))).toEqual({ isOk: false, reason: 'too-early' });
  expect(confirmChange(looser.value, at(NOON + DAY + 1))).toMatchObject({ value: { active: { value: 6_000 }, pending: null } });
  expect(rejectChange(looser.value)).toEqual({ isOk: true, value: limit });
});

it('[RG-09] rejects a second looser value while one is pending, if so configured', () => {
  const waiting = { ...set(1, 5_000), pending: { value: 6_000, requestedAt: NOON } };

  expect(changeLimit(waiting, 7_000, at(NOON))).toEqual({ isOk: false, reason: 'change-pending' });
  expect(changeLimit(waiting, 7_000, at(NOON + 5, { isPendingFinal: false }))).toMatchObject({
    value: { pending: { value: 7_000, requestedAt: NOON + 5 } },
  });
  expect(changeLimit(waiting, 4_000, at(NOON))).toMatchObject({ value: { active: { value: 4_000 }, pending: null } });
});

it.each([30, 33] as const)('[RG-06] [RG-08] cannot end or shorten type %i, but can extend it', (type) => {
  const limit = set(type, 7);

  expect(limit.active).toEqual({ value: 7, startedAt: NOON, endsAt: NOON + 7 * DAY });
  expect(changeLimit(limit, null, at(NOON))).toEqual({ isOk: false, reason: 'cannot-shorten' });
  expect(changeLimit(limit, 1, at(NOON))).toEqual({ isOk: false, reason: 'cannot-shorten' });
  expect(rejectChange(limit)).toEqual({ isOk: false, reason: 'nothing-pending' });
  expect(changeLimit(limit, 30, at(NOON + DAY))).toMatchObject({ value: { active: { endsAt: NOON + 31 * DAY } } });
  expect(changeLimit(limit, 1, at(NOON + 7 * DAY))).toMatchObject({ value: { active: { value: 1 } } });
});

it('[RG-02] rejects looser values while the extra-limits lock is on', () => {
  const limit = set(1, 5_000);
  const waiting = { ...limit, pending: { value: 6_000, requestedAt: NOON } };

  expect(changeLimit(limit, 6_000, at(NOON, { isLocked: true }))).toEqual({ isOk: false, reason: 'locked' });
  expect(confirmChange(waiting, at(NOON + DAY, { isLocked: true }))).toEqual({ isOk: false, reason: 'locked' });
  expect(changeLimit(limit, 4_000, at(NOON, { isLocked: true })).isOk).toBe(true);
  expect(changeLimit(set(37, 1), null, at(NOON, { isLocked: true }))).toMatchObject({ value: { pending: { value: null } } });
});

describe('self-exclusion with a later start', () => {
  const plan = (limit: Limit, length: number, startsInDays: number, nowMs = NOON) =>
    changeLimit(limit, length, at(nowMs, { startsInDays }));
  const planned = (length: number, startsInDays: number): Limit => {
    const result = plan(noLimit(30), length, startsInDays);
    if (!result.isOk) throw new Error(result.reason);
    return result.value;
  };

  it('[RG-08] is planned at first, then active until its end', () => {
    const limit = planned(7, 3);
    expect(plannedAt(limit, NOON)).toEqual({ value: 7, startedAt: NOON + 3 * DAY, endsAt: NOON + 10 * DAY });
    expect(activeAt(limit, NOON + 3 * DAY - 1)).toBeNull();
    expect(activeAt(limit, NOON + 3 * DAY)).toMatchObject({ value: 7, endsAt: NOON + 10 * DAY });
    expect(plannedAt(limit, NOON + 3 * DAY)).toBeNull();
    expect(activeAt(limit, NOON + 10 * DAY)).toBeNull();
  });

  it.each([
    ['7 days beginning 4 days later', 7, 7],
    ['1 day at the same start', 1, 3],
  ])('[RG-06] [RG-08] cannot be changed to %s', (_what, length, inDays) => {
    expect(plan(planned(7, 3), length, inDays)).toEqual({ isOk: false, reason: 'cannot-shorten' });
  });

  it('[RG-08] can be changed to start sooner and last longer', () => {
    expect(plan(planned(7, 3), 30, 1)).toMatchObject({ isOk: true, value: { active: null, planned: { startedAt: NOON + DAY } } });
  });

  it('[RG-08] allows a break before it, and is replaced by a longer one that starts now', () => {
    const before = changeLimit(planned(7, 3), 1, at(NOON));
    expect(before).toMatchObject({ isOk: true, value: { active: { endsAt: NOON + DAY }, planned: { startedAt: NOON + 3 * DAY } } });
    const longer = changeLimit(planned(7, 3), 30, at(NOON));
    expect(longer.isOk && plannedAt(longer.value, NOON)).toBeNull();
  });

  it('[RG-08] is rejected for other limits and other delays', () => {
    const wrong = { isOk: false, reason: 'wrong-value' };
    expect(plan(noLimit(33), 7, 1)).toEqual(wrong);
    expect(plan(noLimit(1), 5_000, 1)).toEqual(wrong);
    expect(plan(noLimit(30), 7, 2)).toEqual(wrong);
  });

  it('[RG-08] cannot be cancelled by a null value, a confirmation or a rejection', () => {
    expect(changeLimit(planned(7, 3), null, at(NOON))).toEqual({ isOk: false, reason: 'cannot-shorten' });
    expect(rejectChange(planned(7, 3))).toEqual({ isOk: false, reason: 'nothing-pending' });
    expect(confirmChange(planned(7, 3), at(NOON + 2 * DAY))).toEqual({ isOk: false, reason: 'nothing-pending' });
  });
});

it('[RG-01] a removed limit and an exclusion that is over are inactive, with the value that they had, until the limit is set again', () => {
  const waiting = changeLimit(set(1, 5_000), null, at(NOON));
  if (!waiting.isOk) throw new Error(waiting.reason);
  expect([inactiveAt(set(1, 5_000), NOON), inactiveAt(waiting.value, NOON + DAY)]).toEqual([null, null]);
  const removed = confirmChange(waiting.value, at(NOON + DAY));
  if (!removed.isOk) throw new Error(removed.reason);
  expect(inactiveAt(removed.value, NOON + DAY)).toEqual({ value: 5_000, startedAt: NOON, endsAt: NOON + DAY });
  const again = changeLimit(removed.value, 4_000, at(NOON + DAY));
  expect(again.isOk && inactiveAt(again.value, NOON + DAY)).toBeNull();

  const pause = set(30, 7);
  expect(inactiveAt(pause, NOON + 7 * DAY - 1)).toBeNull();
  expect(inactiveAt(pause, NOON + 7 * DAY)).toMatchObject({ value: 7, endsAt: NOON + 7 * DAY });
});
