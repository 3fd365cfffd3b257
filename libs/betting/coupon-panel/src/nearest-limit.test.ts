import { nearestLimit } from './nearest-limit.ts';

it('[CP-14] returns the limit of which most is used, with the rest of it', () => {
  const limits = [
    { key: 'stake', used: 500, limit: 2_000 },
    { key: 'payout', used: 90_000, limit: 100_000 },
    { key: 'loss', used: 500, limit: null },
  ];

  expect(nearestLimit(limits)).toEqual({ key: 'payout', left: 10_000, part: 0.9 });
});

it('[CP-14] ignores a limit that is unknown or exceeded', () => {
  expect(nearestLimit([{ key: 'stake', used: 2_001, limit: 2_000 }])).toBeNull();
  expect(nearestLimit([{ key: 'stake', used: 2_000, limit: 2_000 }])).toEqual({ key: 'stake', left: 0, part: 1 });
});
