import { aBookedBet, aBookedCoupon } from '@touchline/betting-history-state/testing';
import { historyCsv, isSought } from './history-csv.ts';

const coupon = aBookedCoupon({
  ...{ couponId: 90_006, placedAt: 1_900_000_000, typeId: 0, amount: 1_050, exponent: 2, currencyIso: 'EUR', coef: 1_850 },
  ...{ state: 'won', payout: 1_943, bets: [aBookedBet({ opponent1: '=SUM(A1)', opponent2: 'The "Reds"', champName: 'Northern Cup' })] },
});

it('[AC-05] [PL-05] writes amounts as decimals and times with their offset, and prevents names from becoming formulas', () => {
  expect(historyCsv([coupon], { typeName: () => 'Single', zone: 'Asia/Kathmandu' }).split('\r\n')).toEqual([
    '\uFEFF"coupon","placed","type","stake","odds","state","paid","currency","bets"',
    '"90006","2030-03-17T23:31:40+05:45","Single","10.50","1.850","won","19.43","EUR","\'=SUM(A1) - The ""Reds"""',
    '',
  ]);
});

it('[AC-05] finds a coupon by its number, a team or a competition', () => {
  expect(['90006', 'reds', 'northern', ''].map((query) => isSought(coupon, query))).toEqual([true, true, true, true]);
  expect(isSought(coupon, 'southern')).toBe(false);
});

it.each([
  ['bodo', 'Bodø/Glimt', ''],
  ['ISPARTA', 'Ispartaspor', ''],
  ['istanbul', 'İstanbul', ''],
  ['glimt lyon', 'Bodø/Glimt', 'Olympique Lyon'],
])('[AC-05] finds a coupon by %j', (query, opponent1, opponent2) => {
  expect(isSought(aBookedCoupon({ bets: [aBookedBet({ opponent1, opponent2 })] }), query)).toBe(true);
});
