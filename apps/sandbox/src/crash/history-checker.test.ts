import { anomaliesIn, type History } from './history-checker.ts';

const mint = (amount: number, n: number, balance: number) => ({ kind: 'grant', name: `mint:1:${n}`, amount, balance });
const deposit = (amount: number, isKnown: boolean) => ({ accountId: 7, amount, isKnown });
const anomalies = (amounts: readonly number[], deposits: History['deposits']) => {
  const balances = amounts.map((_, at) => amounts.slice(0, at + 1).reduce((all, amount) => all + amount, 0));
  const moves = new Map([[7, amounts.map((amount, at) => mint(amount, at, balances[at] ?? 0))]]);
  return anomaliesIn({ moves, coupons: [], answers: [], limits: new Map() }, { placed: [], rounds: [], limits: [], deposits, reads: [] });
};

it('[BET-7] accepts a deposit with an unknown outcome both as booked and as not booked', () => {
  expect(anomalies([50], [deposit(50, false)])).toEqual([]);
  expect(anomalies([], [deposit(50, false)])).toEqual([]);
  expect(anomalies([50], [deposit(50, false), deposit(50, true)])).toEqual([]);
});

it('[BET-7] finds an acknowledged deposit that is missing, and a booked one that was never sent', () => {
  expect(anomalies([50], [deposit(50, true), deposit(50, true)])).toEqual(['account 7: a deposit of 50 is lost']);
  expect(anomalies([50, 60], [deposit(50, false)])).toEqual(['account 7: deposits without a request: 60']);
});

describe('stake limits', () => {
  const stakes = [30, 40].map((amount, at) => ({
    kind: 'stake',
    name: `trial:${at}`,
    amount: -amount,
    balance: 100 - (at === 0 ? 30 : 70),
  }));
  const rounds = stakes.map(({ amount, balance }, at) => ({
    ...{ accountId: 7, id: `round-${at}`, amount: -amount, began: at * 10 },
    received: { status: 'accepted' as const, round: at, balance },
  }));
  const answers = rounds.map(({ id, received }) => ({ id, answer: JSON.stringify(received) }));
  const found = (limits: History['limits'], kept: number | null) =>
    anomaliesIn(
      { moves: new Map([[7, stakes]]), coupons: [], answers, limits: new Map(kept === null ? [] : [[7, kept]]) },
      { placed: [], rounds, limits, deposits: [], reads: [] },
    );

  it('[BET-7] [LIM-1] finds a stake beyond an acknowledged limit, and a limit that is lost', () => {
    expect(found([{ accountId: 7, amount: 60, takenAt: 5 }], 60)).toEqual(['round-1: staked beyond the limit of 60']);
    expect(found([{ accountId: 7, amount: 70, takenAt: 5 }], null)).toEqual(['account 7: a limit of 70 is lost']);
    expect(found([{ accountId: 7, amount: 70, takenAt: 5 }], 80)).toEqual(['account 7: a limit of 70 is lost']);
  });

  it('[BET-7] [LIM-1] a later limit, or one with an unknown outcome, does not apply to earlier stakes', () => {
    expect(found([{ accountId: 7, amount: 70, takenAt: 5 }], 70)).toEqual([]);
    expect(found([{ accountId: 7, amount: 10, takenAt: 15 }], 10)).toEqual([]);
    expect(found([{ accountId: 7, amount: 10, takenAt: null }], null)).toEqual([]);
  });
});
