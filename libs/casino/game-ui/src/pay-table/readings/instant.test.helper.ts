import { rankOf } from '@touchline/casino-game-math';
import { seeded, type Chosen } from '../../testing/paid-rounds.ts';
import { range, PAID, sceneOf, betsOf, oneBet, oneOf, always, capital, type Reading } from './reading.test.helper.tsx';

export const climb = (isCrash: boolean): Reading => {
  const targets = [101, 150, 200, 300, 500, 1_000, 10_000, 100_000, 1_000_000];
  const of = (target: number): Pick<Chosen, 'choice' | 'moves'> =>
    isCrash ? { choice: { auto: target }, moves: [`cash-${target}`] } : { choice: { target } };
  return {
    expected: (round, table) => {
      const { point, auto } = sceneOf(round, 'climb');
      return auto !== null && (point ?? 0) >= auto ? table.shown(PAID, `×${(auto / 100).toLocaleString('en')}`) : 0;
    },
    chosen: () => targets.map((target) => ({ ...of(target), draws: always(99_999_999) })),
    random: (draw) => of(oneOf(draw, targets)),
  };
};
export const dice: Reading = {
  expected: (round, table) => {
    const { roll, target, isOver } = sceneOf(round, 'roll');
    const rolls = isOver ? 9_999 - target : target;
    return (isOver ? roll > target : roll < target) ? table.shown(PAID, `${rolls / 100}%`) : 0;
  },
  chosen: () =>
    [100, 500, 1_000, 2_000, 2_500, 4_950, 5_000, 7_500, 9_000, 9_700].flatMap((rolls) => [
      { choice: { side: 'under', target: rolls }, draws: always(0) },
      { choice: { side: 'over', target: 9_999 - rolls }, draws: always(9_999) },
    ]),
  random: (draw) => ({ choice: { side: 'under', target: oneOf(draw, [100, 500, 2_500, 4_950, 5_000]) } }),
};
const PAID_FIRST = 'First guess';
export const hilo: Reading = {
  expected: (round, table) => {
    const {
      cards: [first = 0, second = 0],
      guesses,
    } = sceneOf(round, 'hilo');
    const isHigher = guesses[0] === 'higher';
    if (isHigher ? rankOf(second) < rankOf(first) : rankOf(second) > rankOf(first)) return 0;
    return table.shown(
      PAID_FIRST,
      '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ')[rankOf(first)] ?? '',
      isHigher ? 'Higher or same' : 'Lower or same',
    );
  },
  chosen: () =>
    range(0, 12).flatMap((rank) => ['higher', 'lower'].map((guess) => ({ moves: [guess, 'cash'], draws: always(rank, rank + 13) }))),
  random: () => ({}),
};
export const fishing: Reading = {
  expected: (round, table) => {
    const { isCaught, target } = sceneOf(round, 'shot');
    return isCaught ? table.shown(PAID, `Fish ${target + 1}`) : 0;
  },
  chosen: () => range(0, 5).map((fish) => ({ choice: { fish }, draws: always(0) })),
  random: (draw) => ({ choice: { fish: draw(6) } }),
};
export const coin: Reading = {
  expected: (round, table) =>
    sceneOf(round, 'coin').side === round.bet.choice['side'] ? table.shown(PAID, capital(round.bet.choice['side'])) : 0,
  chosen: () => ['heads', 'tails'].map((side, at) => ({ choice: { side }, draws: always(at) })),
  random: (draw) => ({ choice: { side: oneOf(draw, ['heads', 'tails']) } }),
};
export const twoDice: Reading = {
  expected: (round, table) => {
    const sum = sceneOf(round, 'two-dice').dice.reduce((all, each) => all + each, 0);
    const result = sum === 7 ? 'seven' : sum < 7 ? 'under' : 'over';
    return result === round.bet.choice['on'] ? table.shown(PAID, capital(result)) : 0;
  },
  chosen: () =>
    ['under', 'seven', 'over'].flatMap((on) => range(0, 35).map((at) => ({ choice: { on }, draws: always(at % 6, Math.floor(at / 6)) }))),
  random: (draw) => ({ choice: { on: oneOf(draw, ['under', 'seven', 'over']) } }),
};
const MARKETS: Readonly<Record<string, [string, (home: number, away: number) => boolean]>> = {
  ...{ home: ['Home', (a, b) => a > b], draw: ['Draw', (a, b) => a === b], away: ['Away', (a, b) => a < b] },
  ...{ 'over-2': ['Over 2.5 goals', (a, b) => a + b > 2], 'under-3': ['Under 2.5 goals', (a, b) => a + b < 3] },
  'both-score': ['Both teams score', (a, b) => a > 0 && b > 0],
};
export const football: Reading = {
  expected: (round, table) => {
    const { goals, fixture } = sceneOf(round, 'football');
    return betsOf(round).reduce((sum, { on }) => {
      const [name, wins] = MARKETS[on] ?? ['', () => false];
      return sum + (wins(...goals) ? table.shown(PAID, `Fixture ${fixture + 1}`, name) : 0);
    }, 0);
  },
  chosen: () =>
    range(0, 5).flatMap((fixture) =>
      Object.keys(MARKETS).flatMap((on) => range(1, 20).map((seed) => ({ choice: oneBet(on, { fixture }), draws: () => seeded(seed) }))),
    ),
  random: (draw) => ({ choice: oneBet(oneOf(draw, Object.keys(MARKETS)), { fixture: draw(6) }) }),
};
export const racing: Reading = {
  expected: (round, table) => {
    const { order } = sceneOf(round, 'racing');
    return betsOf(round).reduce((sum, { on }) => {
      const [kind, n] = on.split('-');
      const place = order.indexOf(Number(n) - 1);
      if (kind === 'win') return sum + (place === 0 ? table.shown(PAID, `No. ${n} to win`) : 0);
      return sum + (place < 3 ? table.shown(PAID, `No. ${n} in the first three`) : 0);
    }, 0);
  },
  chosen: () =>
    range(1, 8).flatMap((runner) =>
      ['win', 'place'].flatMap((kind) => [
        {
          choice: oneBet(`${kind}-${runner}`),
          draws: always([28, 20, 15, 12, 9, 7, 5, 4].slice(0, runner - 1).reduce((sum, each) => sum + each, 0)),
        },
      ]),
    ),
  random: (draw) => ({ choice: oneBet(`${oneOf(draw, ['win', 'place'])}-${draw(8) + 1}`) }),
};
