// Samples of placed coupons and the bet history, for tests and stories; names are invented.
import type { BookedBet, BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';

/** An open bet at 1.85 on the first side of a football match, placed before the start; `parts` override fields. */
export const aBookedBet = (parts: Partial<BookedBet> = {}): BookedBet => {
  const coef = parts.coef ?? 1_850;
  return {
    gameId: 1,
    marketId: 2,
    outcomeId: 3,
    marketTypeId: 1,
    outcomeTypeId: 1,
    param: null,
    outcomeName: null,
    sportId: 1,
    champId: 4,
    champName: 'Coast League',
    opponent1: 'Harbour Town',
    opponent2: 'Mill United',
    startAt: 1_790_000_000,
    isLive: false,
    subKind: null,
    coef,
    coefSeen: coef,
    scoreAtPlacement: null,
    result: null,
    statusId: -1,
    ...parts,
  };
};

/** An open single of 5.00 at 1.85; `parts` override fields. */
export const aBookedCoupon = (parts: Partial<BookedCoupon> = {}): BookedCoupon => ({
  couponId: 90_001,
  id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
  accountId: 11,
  typeId: 0,
  systemValue: null,
  currencyIso: 'EUR',
  exponent: 2,
  amount: 500,
  coef: 1_850,
  possibleWin: 925,
  placedAt: 1_790_000_100,
  bets: [aBookedBet()],
  state: 'open',
  payout: null,
  settledAt: null,
  ...parts,
});

/** The last page of a history; `totals` override fields, the others contain only the count. */
export const historyOf = (coupons: BookedCoupon[] = [], totals: Partial<HistoryAnswer['totals']> = {}): HistoryAnswer => ({
  coupons,
  nextCursor: null,
  totals: { count: coupons.length, staked: 0, returned: 0, atStake: 0, net: 0, currencyIso: 'EUR', exponent: 2, ...totals },
});
