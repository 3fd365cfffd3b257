import { CouponType } from '@touchline/betting-coupon-math';
import { betLockReason, isBetLocked, placementLock } from './bet-lock.ts';
import { dependentBets } from './dependent-bets.ts';

const { Single, Express, System, ManySingles } = CouponType;

it.each([
  [{}, null],
  [{ isBlocked: true, isDepend: true }, 'bet-suspended'],
  [{ isDepend: true, isBannedExpress: true }, 'dependent-bets'],
  [{ isBannedExpress: true }, 'banned-from-express'],
])('[CP-08] marks %j with %p', (bet, reason) => {
  expect(betLockReason(bet)).toBe(reason);
  expect(isBetLocked(bet)).toBe(reason !== null);
});

it.each([
  [{ isBlocked: true }, Single, 'bet-suspended'],
  [{ isBlocked: true }, Express, 'bet-suspended'],
  [{ isDepend: true }, Single, null],
  [{ isDepend: true }, ManySingles, null],
  [{ isDepend: true }, Express, 'dependent-bets'],
  [{ isBannedExpress: true }, System, 'banned-from-express'],
  [{ isBannedExpress: true }, Single, null],
  [{}, Express, null],
])('[CP-29] %j in type %i cannot be placed because of %p', (bet, typeId, reason) => {
  expect(placementLock(bet, typeId)).toBe(reason);
});

it('[CP-29] finds bets that share a game, counting a sub-game as its parent', () => {
  const bets = [
    { outcomeId: 1, gameId: 10 },
    { outcomeId: 2, gameId: 20 },
    { outcomeId: 3, gameId: 11, parentId: 10 },
    { outcomeId: 4, gameId: 30 },
  ];

  expect([...dependentBets(bets)]).toEqual([1, 3]);
  expect(dependentBets(bets.slice(1)).size).toBe(0);
});
