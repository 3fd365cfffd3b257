import { areOffersPaused, markersOf } from './index.ts';

const HOUR = 3_600_000;
const DAY = 86_400_000;
const NOON = Date.UTC(2030, 4, 15, 12);
const nothing = { deposits: [], stakes: [], play: [], raisedAt: [], failedAt: [], nowMs: NOON };
const levels = (facts: object) =>
  Object.fromEntries(markersOf({ ...nothing, ...facts }).map(({ marker, value, level }) => [marker, [value, level]]));
const at = (ago: number, amount = 100) => ({ at: NOON - ago, amount });
const many = (count: number, ago: number, amount: number) => Array.from({ length: count }, (_, nth) => at(ago + nth, amount));

it('[LIM-5] no activity gives no sign', () => {
  expect(levels({})).toEqual({
    'deposits-in-a-day': [0, 'none'],
    'failed-deposits': [0, 'none'],
    'rising-stakes': [0, 'none'],
    'night-play': [0, 'none'],
    'raised-limits': [0, 'none'],
  });
});

it('[LIM-5] three deposits within 24 hours of the last week are a sign, six a strong one', () => {
  expect(levels({ deposits: [at(0), at(DAY - 1), at(DAY)] })['deposits-in-a-day']).toEqual([2, 'none']);
  expect(levels({ deposits: [at(0), at(HOUR), at(DAY - 1)] })['deposits-in-a-day']).toEqual([3, 'sign']);
  expect(levels({ deposits: many(6, 5 * DAY, 1) })['deposits-in-a-day']).toEqual([6, 'strong']);
  expect(levels({ deposits: many(6, 7 * DAY, 1) })['deposits-in-a-day']).toEqual([0, 'none']);
});

it('[LIM-5] three failed deposits in the last week are a sign, six a strong one', () => {
  const failed = (count: number, ago: number) => Array.from({ length: count }, () => NOON - ago);
  expect(levels({ failedAt: failed(2, 0) })['failed-deposits']).toEqual([2, 'none']);
  expect(levels({ failedAt: failed(3, 7 * DAY - 1) })['failed-deposits']).toEqual([3, 'sign']);
  expect(levels({ failedAt: failed(6, HOUR) })['failed-deposits']).toEqual([6, 'strong']);
  expect(levels({ failedAt: failed(6, 7 * DAY) })['failed-deposits']).toEqual([0, 'none']);
});

it('[LIM-5] stakes twice as large as in the four weeks before are a sign, four times a strong one; few wagers give no sign', () => {
  const before = many(10, 8 * DAY, 100);
  expect(levels({ stakes: [...before, ...many(10, DAY, 199)] })['rising-stakes']).toEqual([1.9, 'none']);
  expect(levels({ stakes: [...before, ...many(10, DAY, 200)] })['rising-stakes']).toEqual([2, 'sign']);
  expect(levels({ stakes: [...before, ...many(10, DAY, 400)] })['rising-stakes']).toEqual([4, 'strong']);
  expect(levels({ stakes: [...before, ...many(9, DAY, 400)] })['rising-stakes']).toEqual([0, 'none']);
  expect(levels({ stakes: [...before.slice(1), ...many(10, DAY, 400)] })['rising-stakes']).toEqual([0, 'none']);
});

it('[LIM-5] an hour between midnight and six counts as a night; three nights of seven are a sign, five a strong one', () => {
  const night = (back: number, length = HOUR) => ({ at: Date.UTC(2030, 4, 15, 2) - back * DAY, amount: length });
  expect(levels({ play: [night(0), night(1), night(2, HOUR - 1)] })['night-play']).toEqual([2, 'none']);
  expect(levels({ play: [night(0), night(1), night(6)] })['night-play']).toEqual([3, 'sign']);
  expect(levels({ play: [0, 1, 2, 3, 4].map((back) => night(back)) })['night-play']).toEqual([5, 'strong']);
  expect(levels({ play: [7, 8, 9].map((back) => night(back)) })['night-play']).toEqual([0, 'none']);
  // From 23:30 to 00:30 only half an hour counts as night.
  expect(levels({ play: [{ at: Date.UTC(2030, 4, 15, 0, 30), amount: HOUR }] })['night-play']).toEqual([0, 'none']);
});

// Nights of each zone, on both sides of both changes of clocks; instants are from Python's zoneinfo.
it.each([
  ['America/New_York', '2026-11-01T04:00Z', '2026-11-01T11:00Z'],
  ['America/New_York', '2027-03-14T05:00Z', '2027-03-14T10:00Z'],
  ['Asia/Kathmandu', '2026-11-27T18:15Z', '2026-11-28T00:15Z'],
  ['Pacific/Auckland', '2026-09-26T12:00Z', '2026-09-26T17:00Z'],
  ['Pacific/Auckland', '2027-04-03T11:00Z', '2027-04-03T18:00Z'],
  ['Europe/London', '2026-10-24T23:00Z', '2026-10-25T06:00Z'],
  ['Europe/London', '2027-03-28T00:00Z', '2027-03-28T05:00Z'],
  ['Asia/Tokyo', '2026-11-27T15:00Z', '2026-11-27T21:00Z'],
  ['America/Sao_Paulo', '2026-11-28T03:00Z', '2026-11-28T09:00Z'],
])('[LIM-5] [PL-05] the night in %s is from %s to %s', (zone, from, to) => {
  const nights = (endsAt: number) =>
    levels({ zone, nowMs: Date.parse(to) + 6 * HOUR, play: [{ at: endsAt, amount: HOUR }] })['night-play']?.[0];
  expect([nights(Date.parse(from) + HOUR), nights(Date.parse(from) + HOUR - 1)]).toEqual([1, 0]);
  expect([nights(Date.parse(to)), nights(Date.parse(to) + 1)]).toEqual([1, 0]);
});

it('[LIM-5] three looser limits in 30 days are a sign, six a strong one', () => {
  expect(levels({ raisedAt: [NOON, NOON - DAY, NOON - 30 * DAY] })['raised-limits']).toEqual([2, 'none']);
  expect(levels({ raisedAt: [NOON, NOON - DAY, NOON - 2 * DAY] })['raised-limits']).toEqual([3, 'sign']);
  expect(levels({ raisedAt: [0, 1, 2, 3, 4, 5].map((back) => NOON - back * DAY) })['raised-limits']).toEqual([6, 'strong']);
});

it('[LIM-5] offers are paused by one strong sign, or by three signs together', () => {
  const signs = { deposits: many(3, HOUR, 1), raisedAt: [NOON, NOON, NOON] };
  expect(areOffersPaused(markersOf({ ...nothing, ...signs }))).toBe(false);
  const night = [0, 1, 2].map((back) => ({ at: Date.UTC(2030, 4, 15, 2) - back * DAY, amount: HOUR }));
  expect(areOffersPaused(markersOf({ ...nothing, ...signs, play: night }))).toBe(true);
  expect(areOffersPaused(markersOf({ ...nothing, deposits: many(6, HOUR, 1) }))).toBe(true);
});
