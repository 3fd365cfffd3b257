import { anomaliesIn, type History } from './history-checker.ts';

const mint = (amount: number, n: number, balance: number) => ({ kind: 'grant', name: `mint:1:${n}`, amount, balance });
const deposit = (amount: number, isKnown: boolean) => ({ accountId: 7, amount, isKnown });
const anomalies = (amounts: readonly number[], deposits: History['deposits']) => {
  const balances = amounts.map((_, at) => amounts.slice(0, at + 1).reduce((all, amount) => all + amount, 0));
  const moves = new Map([[7, amounts.map((amount, at) => mint(amount, at, balances[at] ?? 0))]]);
  return anomaliesIn({ moves, coupons: [], answers: [] }, { placed: [], rounds: [], deposits, reads: [] });
};

it('[BET-7] explains a deposit that nobody knows of as made, or as never made', () => {
  expect(anomalies([50], [deposit(50, false)])).toEqual([]);
  expect(anomalies([], [deposit(50, false)])).toEqual([]);
  expect(anomalies([50], [deposit(50, false), deposit(50, true)])).toEqual([]);
});

it('[BET-7] finds a deposit that was acknowledged and is not there, and one that nobody made', () => {
  expect(anomalies([50], [deposit(50, true), deposit(50, true)])).toEqual(['account 7: a deposit of 50 is lost']);
  expect(anomalies([50, 60], [deposit(50, false)])).toEqual(['account 7: deposits that nobody made: 60']);
});
