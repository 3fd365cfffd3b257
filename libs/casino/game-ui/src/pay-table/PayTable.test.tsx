import { type Draw, MODELS, type ModelId } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { craps, sicBo } from '../testing/dice-readings.ts';
import { AMOUNT, cardsOf, type Chosen, dealing, listed, type PaidRound, picking, played, seeded } from '../testing/paid-rounds.ts';
import { PayTable } from './PayTable.tsx';

const RANDOM_ROUNDS = 120;

/** What a player reads: figures by heading, row and column; text of the rules. Keeps what was asked for. */
function readTable(model: ModelId) {
  render(
    <IntlProvider locale="en">
      <PayTable table={payTableOf(model)} />
    </IntlProvider>,
  );
  const figures = new Map<string, number>();
  for (const table of screen.queryAllByRole('table')) {
    const heading = document.getElementById(table.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    for (const row of within(table).getAllByRole('row').slice(1)) {
      const name = within(row).getByRole('rowheader').textContent;
      for (const [at, { textContent }] of within(row).getAllByRole('cell').entries()) {
        const times = /^×([\d,.]+)$/.exec(textContent)?.[1];
        const head = heads[at + heads.length - within(row).getAllByRole('cell').length] ?? '';
        if (times !== undefined && heading !== 'Return to player')
          figures.set(`${heading}|${name}|${head}`, Math.round(Number(times.replaceAll(',', '')) * 10_000) / 100);
      }
    }
  }
  const seen = new Set<string>();
  return {
    figures,
    seen,
    text: document.body.textContent,
    /** A payout that is shown, in hundredths of the stake; 0 for one that is not. */
    shown: (heading: string, row: string, column = 'Pays'): number => {
      const key = `${heading}|${row}|${column}`;
      seen.add(key);
      return figures.get(key) ?? 0;
    },
  };
}
type Table = ReturnType<typeof readTable>;
const PAID = 'What is paid';
const HANDS: Readonly<Record<string, string>> = {
  ...{ royal: 'Royal flush', 'straight-flush': 'Straight flush', quads: 'Four of a kind', 'full-house': 'Full house', flush: 'Flush' },
  ...{ straight: 'Straight', trips: 'Three of a kind', 'two-pair': 'Two pair', pair: 'Pair', high: 'High card', jacks: 'Jacks or better' },
  ...{ 'four-deuces': 'Four deuces', 'wild-royal': 'Wild royal', 'five-of-a-kind': 'Five of a kind' },
  ...{
    kings: 'Kings or better',
    'four-aces': 'Four aces',
    'four-low': 'Four 2s, 3s or 4s',
    'four-aces-kicker': 'Four aces with a 2, 3 or 4',
  },
  'four-low-kicker': 'Four 2s, 3s or 4s with an ace, 2, 3 or 4',
};
const handOf = (worth = ''): string => HANDS[worth] ?? worth;
const sceneOf = <Kind extends Scene['kind']>({ played: { scene } }: PaidRound, kind: Kind): Extract<Scene, { kind: Kind }> => {
  if (scene.kind !== kind) throw new Error(`a scene of ${scene.kind}`);
  return scene as Extract<Scene, { kind: Kind }>;
};

/** A reading of one family: the return of a round by what is shown, and rounds that reach every figure. */
interface Reading {
  expected: (round: PaidRound, table: Table) => number;
  chosen: (model: ModelId) => Chosen[];
  random: (draw: Draw) => Pick<Chosen, 'choice' | 'moves'>;
}
const betsOf = ({ bet }: PaidRound) => bet.choice['bets'] as readonly { on: string; amount: number }[];
const oneBet = (on: string, more: Record<string, unknown> = {}) => ({ ...more, bets: [{ on, amount: AMOUNT }] });
const oneOf = <T,>(draw: Draw, items: readonly T[]): T => items[draw(items.length)] as T;
const always =
  (...numbers: number[]): Chosen['draws'] =>
  () =>
    listed(numbers);
const weighted = (weights: readonly number[], at: number): number => weights.slice(0, at).reduce((sum, weight) => sum + weight, 0);

/** Stops of the reels that show `symbol` in the middle row of the first `count` reels and no further. */
function stopsFor(model: ModelId, symbol: string, count: number): number[] {
  const seen = (stop: number) => {
    const { scene } = played(model, { draws: () => (below) => stop % below }).played;
    return scene.kind === 'slots' ? (scene.steps[0]?.columns ?? []) : [];
  };
  const reels = seen(0).length;
  return range(0, reels - 1).map((reel) => {
    const stop = range(0, 19).find((each) => {
      const column = seen(each)[reel] ?? '';
      return reel < count ? column[1] === symbol : !column.includes(symbol) && !column.includes('W');
    });
    return stop ?? 0;
  });
}
const kinds = (n: number) => `${n} of a kind`;
const slots: Reading = {
  expected: (round, table) =>
    sceneOf(round, 'slots').steps.reduce((sum, { wins, mode }) => {
      const free = Number(/wins ×(\d+)/.exec(table.text)?.[1] ?? 1);
      return (
        sum +
        wins.reduce((all, { symbol, cells }) => {
          const reels = [...new Set(cells.map((cell) => Math.floor(cell / 10)))];
          const ways = reels.reduce((product, reel) => product * cells.filter((cell) => Math.floor(cell / 10) === reel).length, 1);
          return all + table.shown(PAID, symbol, kinds(reels.length)) * ways * (mode === 'free' ? free : 1);
        }, 0)
      );
    }, 0),
  chosen: (model) =>
    payTableOf(model).grids[0]?.rows.flatMap(({ label: { of = '' }, cells }) =>
      cells.flatMap((_, at) => {
        const counts = payTableOf(model).grids[0]?.columns[at]?.label.n ?? 0;
        return [{ draws: always(...stopsFor(model, of, counts)) }];
      }),
    ) ?? [],
  random: () => ({}),
};
const cascade: Reading = {
  expected: (round, table) => {
    const factors = [...(/each fall: ([×\d, ]+), then/.exec(table.text)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
    return sceneOf(round, 'slots').steps.reduce((sum, { wins }, fall) => {
      const times = factors[Math.min(fall, factors.length - 1)] ?? 0;
      const name = (cells: number) => (cells >= 12 ? '12 or more' : cells >= 10 ? '10 to 11' : '8 to 9');
      return sum + wins.reduce((all, { symbol, cells }) => all + table.shown(PAID, symbol, name(cells.length)) * times, 0);
    }, 0);
  },
  chosen: () =>
    [8, 10, 12].flatMap((cells) =>
      range(0, 6).map((symbol) => ({
        // The first `cells` cells show the symbol, the others the rest in turn: weights 8, 10, 12, 14, 17, 19, 20.
        draws: () =>
          listed(
            range(0, 29).map((cell) => weighted([8, 10, 12, 14, 17, 19, 20], cell < cells ? symbol : (symbol + 1 + (cell % 6)) % 7)),
            seeded(cells * 7 + symbol),
          ),
      })),
    ),
  random: () => ({}),
};
const hold: Reading = {
  expected: (round, table) => {
    const { steps } = sceneOf(round, 'slots');
    const coins = Object.values(steps.at(-1)?.coins ?? {});
    if (steps.length === 1) return table.shown('Coins without respins', `Coins: ${coins.length}`);
    const values = [...table.figures].flatMap(([key, value]) => (key.startsWith(`${PAID}|Coin`) ? [value] : []));
    for (const coin of coins) expect(coinValues).toContain(coin);
    expect(values).not.toEqual([]);
    return coins.reduce((sum, coin) => sum + coin, 0) + (coins.length === 9 ? table.shown(PAID, 'All cells filled') : 0);
  },
  chosen: () => [
    { draws: () => listed([0, 0, 999, 999, 999, 999, 999, 999, 999]) },
    { draws: () => listed([0, 0, 0, 999, 999, 999, 999, 999, 999]) },
    ...range(0, 4).map((value) => ({
      draws: () => listed([...range(1, 9).map(() => 0), ...range(1, 9).map(() => weighted([620, 280, 80, 17, 3], value))]),
    })),
  ],
  random: () => ({}),
};
/** Values of the coins as a player reads them. */
let coinValues: number[] = [];

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const covers: Readonly<Record<string, (n: number) => boolean>> = {
  ...{ red: (n) => RED.includes(n), black: (n) => n > 0 && !RED.includes(n), even: (n) => n > 0 && n % 2 === 0, odd: (n) => n % 2 === 1 },
  ...{ low: (n) => n >= 1 && n <= 18, high: (n) => n > 18 },
};
const INSIDE: Readonly<Record<string, string>> = {
  ...{ split: 'Split', street: 'Street', trio: 'Trio', corner: 'Corner', line: 'Six line', basket: 'Five numbers' },
};
/** Pockets of an inside bet, by the layout of the table: three numbers a row. */
function insideOf(on: string): number[] {
  const [kind = '', ...parts] = on.split('-');
  const [n = 0] = parts.map(Number);
  if (kind === 'street') return range(n, n + 2);
  if (kind === 'line') return range(n, n + 5);
  if (kind === 'corner') return n === 0 ? range(0, 3) : [n, n + 1, n + 3, n + 4];
  if (kind === 'basket') return [0, 37, 1, 2, 3];
  return parts.map((part) => (part === '00' ? 37 : Number(part)));
}
const rouletteOf = (more: readonly string[], most: number): Reading => ({
  ...roulette,
  chosen: (model) => [
    ...roulette.chosen(model),
    ...['split-17-20', 'split-1-2', 'street-16', 'corner-16', 'line-31', 'trio-0-1-2', ...more].flatMap((on) =>
      range(0, most).map((pocket) => ({ choice: oneBet(on), draws: always(pocket) })),
    ),
  ],
});
const roulette: Reading = {
  expected: (round, table) => {
    const { pocket } = sceneOf(round, 'roulette');
    return betsOf(round).reduce((sum, { on }) => {
      const [kind = '', n] = on.split('-');
      const even = covers[kind];
      if (even !== undefined) {
        const half = Number(/19–36 return ×(\d+(?:\.\d+)?)/.exec(table.text)?.[1] ?? 0) * 100;
        return sum + (even(pocket) && pocket < 37 ? table.shown(PAID, 'Red, black, even, odd, 1–18, 19–36') : pocket === 0 ? half : 0);
      }
      const inside = INSIDE[kind];
      if (inside !== undefined) return sum + (insideOf(on).includes(pocket) ? table.shown(PAID, inside) : 0);
      if (on === 'straight-00') return sum + (pocket === 37 ? table.shown(PAID, 'Single number') : 0);
      if (kind === 'straight') return sum + (pocket === Number(n) ? table.shown(PAID, 'Single number') : 0);
      if (kind === 'dozen') return sum + (Math.ceil(pocket / 12) === Number(n) ? table.shown(PAID, 'Dozen') : 0);
      return sum + (pocket > 0 && pocket < 37 && ((pocket - 1) % 3) + 1 === Number(n) ? table.shown(PAID, 'Column') : 0);
    }, 0);
  },
  chosen: () =>
    ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-2', 'column-3', 'straight-17', 'straight-0'].flatMap((on) =>
      range(0, 36).map((pocket) => ({ choice: oneBet(on), draws: always(pocket) })),
    ),
  random: (draw) => ({ choice: oneBet(oneOf(draw, Object.keys(covers))) }),
};
const blackjack: Reading = {
  expected: (round, table) => {
    const rows: Readonly<Record<string, string>> = { blackjack: 'Blackjack', won: 'You win', push: 'Push' };
    return sceneOf(round, 'cards').player.reduce((sum, { worth, staked = 0 }) => {
      const row = rows[worth];
      return sum + (row === undefined ? 0 : (table.shown(PAID, row) * staked) / 100);
    }, 0);
  },
  chosen: () => [
    { draws: always(12, 0, 8, 1) },
    { draws: always(12, 12, 8, 8) },
    { moves: ['stand'], draws: always(8, 8, 8, 8) },
    { moves: ['stand'], draws: always(8, 8, 8, 6) },
    // A split, one of the hands doubled.
    { moves: ['split', 'double', 'stand'], draws: always(6, 4, 6, 8, 1, 8, 8, 8) },
  ],
  random: () => ({ moves: [] }),
};
const baccarat: Reading = {
  expected: (round, table) => {
    const { outcome } = sceneOf(round, 'cards');
    return betsOf(round).reduce((sum, { on }) => {
      if (outcome === on) return sum + table.shown(PAID, on[0]?.toUpperCase() + on.slice(1));
      return sum + (outcome === 'tie' && /On a tie, you get bets on player and banker back/.test(table.text) ? AMOUNT : 0);
    }, 0);
  },
  chosen: () =>
    ['player', 'banker', 'tie'].flatMap((on) => range(1, 60).map((seed) => ({ choice: oneBet(on), draws: () => seeded(seed) }))),
  random: (draw) => ({ choice: oneBet(oneOf(draw, ['player', 'banker', 'tie'])) }),
};

const FIVES: Readonly<Record<string, string>> = {
  ...{ royal: 'Ac Kc Qc Jc Tc', 'straight-flush': '9c 8c 7c 6c 5c', quads: '7c 7d 7h 7s 3c', 'full-house': '7c 7d 7h 3s 3c' },
  ...{ flush: 'Ac 9c 7c 5c 3c', straight: '9c 8d 7c 6c 5h', trips: '7c 7d 7h 4s 3c', 'two-pair': 'Ac Ad 7h 7s 3c', pair: 'Qc Qd 7h 4s 3c' },
  high: 'Ac Kd Qh Js 9c',
};
const rest = (used: readonly number[], draw: Draw, count: number): number[] => {
  const left = range(0, 51).filter((card) => !used.includes(card));
  return range(1, count).flatMap(() => left.splice(draw(left.length), 1));
};
const stud: Reading = {
  expected: (round, table) => {
    const { outcome, player } = sceneOf(round, 'cards');
    if (outcome === 'won') return table.shown('Your ante', 'You win') + 2 * table.shown('Your raise or call', handOf(player[0]?.worth));
    const both = (row: string) => table.shown('Your ante', row) + 2 * table.shown('Your raise or call', row);
    if (outcome === 'push') return both('Push');
    return outcome === 'not-qualified' ? both('Dealer does not qualify') : 0;
  },
  chosen: () =>
    [...Object.values(FIVES), 'Ac Kd Qh Js 8c'].flatMap((hand) =>
      range(1, 60).map((seed) => ({
        moves: ['raise'],
        draws: always(
          ...dealing([
            ...cardsOf(hand),
            // The same ranks in other suits, which tie.
            ...(seed === 1 && hand.endsWith('8c') ? cardsOf('As Kh Qd Jc 8d') : rest(cardsOf(hand), seeded(seed), 5)),
          ]),
        ),
      })),
    ),
  random: (draw) => ({ moves: [oneOf(draw, ['raise', 'fold'])] }),
};
const holdem: Reading = {
  expected: (round, table) => {
    const { outcome, player } = sceneOf(round, 'cards');
    const call = (row: string) => 2 * table.shown('Your raise or call', row);
    if (outcome === 'push') return table.shown('Your ante', 'Push') + call('Push');
    if (outcome !== 'won' && outcome !== 'not-qualified') return 0;
    return table.shown('Your ante', handOf(player[0]?.worth)) + call(outcome === 'won' ? 'You win' : 'Dealer does not qualify');
  },
  chosen: () =>
    Object.values(FIVES).flatMap((hand) =>
      range(1, 60).map((seed) => {
        const five = cardsOf(hand);
        // Two further cards of the board that do not change the hand, as far as that is possible.
        const low = cardsOf('2d 4h').filter((card) => !five.includes(card));
        const board = [...five.slice(2), ...low].slice(0, 5);
        const hole = five.slice(0, 2);
        const house = rest([...hole, ...board], seeded(seed), 2);
        return {
          moves: ['call'],
          draws: always(...picking(range(0, 51), [...hole, ...house, ...board])),
        };
      }),
    ),
  random: (draw) => ({ moves: [oneOf(draw, ['call', 'fold'])] }),
};
const WILD: Readonly<Record<string, string>> = {
  ...{ royal: 'Ac Kc Qc Jc Tc', 'four-deuces': '2c 2d 2h 2s 9c', 'wild-royal': 'Ac 2d Qc Jc Tc', 'five-of-a-kind': '2c 2d 9h 9s 9c' },
  ...{ 'straight-flush': '9c 8c 7c 2d 5c', quads: '7c 7d 7h 2s 3c', 'full-house': '7c 7d 2h 3s 3c', flush: 'Ac 9c 7c 5c 2d' },
  ...{ straight: '9c 8d 7c 6c 2h', trips: '7c 7d 2h 4s 9c', high: 'Ac Kd Qh Js 9c' },
};
const FOURS: Readonly<Record<string, string>> = {
  ...{ 'four-aces': 'Ac Ad Ah As 9c', 'four-low': '3c 3d 3h 3s 9c', jacks: 'Jc Jd 7h 4s 3c', pair: 'Tc Td 7h 4s 3c' },
};
const JOKERS: Readonly<Record<string, string>> = {
  ...{
    'five-of-a-kind': '9c 9d 9h 9s *',
    'wild-royal': 'Ac Kc Jc Tc *',
    kings: 'Kc Kd 7h 4s 3c',
    ace: 'Ac 9d 7h 4s *',
    queen: 'Qc 9d 7h 4s *',
  },
  ...{ wheel: 'Ac 2d 3h 5s *', boat: '9c 9d 4h 4s *', suited: '9c 7c 4c 2c *' },
};
const machine = (hands: Readonly<Record<string, string>>, deck = 52): Reading => ({
  expected: (round, table) => table.shown(PAID, handOf(sceneOf(round, 'cards').outcome)),
  chosen: () => Object.values(hands).map((hand) => ({ moves: ['hold-01234'], draws: always(...dealing(cardsOf(hand), deck)) })),
  random: (draw) => ({ moves: [oneOf(draw, ['hold-', 'hold-0', 'hold-01', 'hold-024'])] }),
});
const numbers = (of: number, drawn: number, most: number): Reading => ({
  expected: (round, table) => {
    const { chosen, hits } = sceneOf(round, 'numbers');
    return table.shown(PAID, `Chosen: ${chosen.length}`, `Hits: ${hits}`);
  },
  chosen: () =>
    range(1, most).flatMap((chosen) =>
      range(0, chosen).map((hits) => ({
        choice: { numbers: range(1, chosen) },
        draws: always(...picking(range(1, of), [...range(1, hits), ...range(of - drawn + hits + 1, of)])),
      })),
    ),
  random: (draw) => ({ choice: { numbers: range(1, draw(most) + 1) } }),
});
const bingo: Reading = {
  expected: (round, table) => {
    const { lines } = sceneOf(round, 'bingo');
    return table.shown(PAID, lines >= 6 ? '6 or more' : `Full lines: ${lines}`);
  },
  chosen: (model) => {
    const card = rulesOf(model).ownOf?.({ card: 1 }).card ?? [];
    const rows = (count: number) => card.slice(0, count * 5).filter((n) => n > 0);
    const columns = (count: number) => card.filter((n, cell) => n > 0 && cell % 5 < count);
    return [rows(1), rows(2), [...rows(2), ...columns(1)], [...rows(2), ...columns(2)], card.filter((n) => n > 0)]
      .concat([
        [...rows(3), ...columns(1)],
        [...rows(3), ...columns(2)],
      ])
      .map((wanted) => {
        const own = [...new Set(wanted)];
        const others = range(1, 75).filter((n) => !card.includes(n));
        return { choice: { card: 1 }, draws: always(...picking(range(1, 75), [...own, ...others.slice(0, 35 - own.length)])) };
      });
  },
  random: (draw) => ({ choice: { card: draw(9_999) + 1 } }),
};
const scratch = (weights: readonly number[], multiplierWeights: readonly number[]): Reading => ({
  expected: (round, table) => {
    const { cells, multiplier } = sceneOf(round, 'scratch');
    const won = cells.find((cell) => cells.filter((other) => other === cell).length >= 3);
    if (won === undefined) return 0;
    return table.shown(PAID, `Three of ${won}`, multiplierWeights.length > 1 ? `×${multiplier}` : 'Pays');
  },
  chosen: () =>
    weights.flatMap((_, prize) =>
      multiplierWeights.map((__, at) => ({ draws: always(weighted(weights, prize), weighted(multiplierWeights, at)) })),
    ),
  random: () => ({}),
});
const climb = (isCrash: boolean): Reading => {
  const targets = [101, 150, 200, 300, 500, 1_000, 10_000, 100_000, 1_000_000];
  const of = (target: number): Pick<Chosen, 'choice' | 'moves'> =>
    isCrash ? { choice: { auto: target }, moves: [`cash-${target}`] } : { choice: { target } };
  return {
    expected: (round, table) => {
      const { point, auto } = sceneOf(round, 'climb');
      return (point ?? 0) >= auto ? table.shown(PAID, `×${(auto / 100).toLocaleString('en')}`) : 0;
    },
    chosen: () => targets.map((target) => ({ ...of(target), draws: always(99_999_999) })),
    random: (draw) => of(oneOf(draw, targets)),
  };
};
const dice: Reading = {
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
const mines: Reading = {
  expected: (round, table) => {
    const { count, opened, mines: laid } = sceneOf(round, 'mines');
    if (opened.some((cell) => laid?.includes(cell))) return 0;
    return table.shown(PAID, `Opened: ${opened.length}`, `Mines: ${count}`);
  },
  chosen: () =>
    range(1, 24).flatMap((count) =>
      range(1, 25 - count).map((opened) => ({
        choice: { mines: count },
        moves: [...range(0, opened - 1).map((cell) => `open-${cell}`), ...(opened === 25 - count ? [] : ['cash'])],
        draws: always(...picking(range(0, 24), range(25 - count, 24))),
      })),
    ),
  random: () => ({ choice: { mines: 5 }, moves: ['open-3'] }),
};
const plinko = (rows: number): Reading => ({
  expected: (round, table) => {
    const { slot } = sceneOf(round, 'plinko');
    const near = Math.min(slot, rows - slot);
    const risk = String(round.bet.choice['risk']);
    return table.shown(
      PAID,
      near === rows / 2 ? 'Slot in the middle' : `Slots ${near + 1} and ${rows - near + 1}`,
      risk[0]?.toUpperCase() + risk.slice(1),
    );
  },
  chosen: () =>
    ['low', 'medium', 'high'].flatMap((risk) =>
      range(0, rows).map((slot) => ({ choice: { risk }, draws: always(...range(1, rows).map((row) => (row <= slot ? 1 : 0))) })),
    ),
  random: (draw) => ({ choice: { risk: oneOf(draw, ['low', 'medium', 'high']) } }),
});
const hilo: Reading = {
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
const PAID_FIRST = 'First guess';
const wheel = (of: number): Reading => ({
  expected: (round, table) => {
    const { segments, at } = sceneOf(round, 'wheel');
    const value = segments[at] ?? 0;
    return table.shown(PAID, `×${value / 100}`);
  },
  chosen: () => range(0, of - 1).map((at) => ({ draws: always(at) })),
  random: () => ({}),
});
const fishing: Reading = {
  expected: (round, table) => {
    const { isCaught, target } = sceneOf(round, 'shot');
    return isCaught ? table.shown(PAID, `Fish ${target + 1}`) : 0;
  },
  chosen: () => range(0, 5).map((fish) => ({ choice: { fish }, draws: always(0) })),
  random: (draw) => ({ choice: { fish: draw(6) } }),
};
const capital = (value: unknown): string => `${String(value)[0]?.toUpperCase() ?? ''}${String(value).slice(1)}`;
const coin: Reading = {
  expected: (round, table) =>
    sceneOf(round, 'coin').side === round.bet.choice['side'] ? table.shown(PAID, capital(round.bet.choice['side'])) : 0,
  chosen: () => ['heads', 'tails'].map((side, at) => ({ choice: { side }, draws: always(at) })),
  random: (draw) => ({ choice: { side: oneOf(draw, ['heads', 'tails']) } }),
};
const twoDice: Reading = {
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
const football: Reading = {
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
const racing: Reading = {
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

const READINGS: Readonly<Record<Exclude<ModelId, 'skill-2048'>, Reading>> = {
  'slot-classic-3x3': slots,
  'slot-lines-5x3': slots,
  'slot-ways-243': slots,
  'slot-free-spins': slots,
  'slot-cascade-6x5': cascade,
  'slot-hold-respin': hold,
  'roulette-european': rouletteOf(['corner-0'], 36),
  'roulette-french': rouletteOf(['trio-0-2-3'], 36),
  'live-roulette': rouletteOf(['split-0-3'], 36),
  'roulette-american': rouletteOf(['straight-00', 'split-0-00', 'split-00-3', 'trio-0-00-2', 'trio-00-2-3', 'basket', 'red', 'odd'], 37),
  'sic-bo': sicBo,
  craps,
  blackjack,
  baccarat,
  'live-baccarat': baccarat,
  'caribbean-stud': stud,
  'casino-holdem': holdem,
  'video-poker-jacks': machine({ ...FIVES, jacks: 'Jc Jd 7h 4s 3c', pair: 'Tc Td 7h 4s 3c' }),
  'video-poker-deuces': machine(WILD),
  'video-poker-full-deuces': machine(WILD),
  'video-poker-jacks-8-5': machine({ ...FIVES, ...FOURS }),
  'video-poker-bonus': machine({ ...FIVES, ...FOURS }),
  'video-poker-double-bonus': machine({ ...FIVES, ...FOURS }),
  'video-poker-double-double': machine({ ...FIVES, ...FOURS, kicker: 'Ac Ad Ah As 4c', low: '3c 3d 3h 3s Ac', lower: '2c 2d 2h 2s 4c' }),
  'video-poker-joker': machine({ ...FIVES, ...JOKERS }, 53),
  'keno-80': numbers(80, 20, 10),
  'tv-draw': numbers(42, 7, 4),
  'bingo-75': bingo,
  'scratch-match-3': scratch([70_990, 13_000, 10_900, 4_000, 900, 190, 20], [1]),
  'scratch-multiplier': scratch([58_400, 17_000, 16_400, 6_700, 1_410, 90], [75, 20, 4, 1]),
  crash: climb(true),
  limbo: climb(false),
  dice,
  mines,
  'plinko-8': plinko(8),
  'plinko-12': plinko(12),
  'plinko-16': plinko(16),
  hilo,
  'wheel-low': wheel(20),
  'wheel-high': wheel(25),
  fishing,
  'coin-flip': coin,
  'high-low': twoDice,
  'virtual-football': football,
  'virtual-racing': racing,
};
/** Plays on with random moves until the round is over. */
function playedOut(model: ModelId, chosen: Chosen, draw: Draw): PaidRound {
  let moves = [...(chosen.moves ?? [])];
  for (;;) {
    const round = played(model, { ...chosen, moves });
    if (round.played.isOver) return round;
    const offered = round.played.moves.map(({ name }) => name);
    // One guess only: the table gives the payout of the first one. A cell more in mines could lose.
    moves = [
      ...moves,
      (model === 'hilo' || model === 'mines') && offered.includes('cash')
        ? 'cash'
        : oneOf(
            draw,
            // Dice are rolled until every bet is decided.
            model === 'craps' ? ['roll'] : offered.filter((name) => name !== 'cash'),
          ),
    ];
  }
}

it.each(Object.keys(READINGS) as (keyof typeof READINGS)[])(
  '[CS-05] %s pays exactly what its pay table shows, for every figure',
  (model) => {
    const table = readTable(model);
    const { expected, chosen, random } = READINGS[model];
    const draw = seeded(4_711);
    const rounds = [
      ...chosen(model).map((each) => playedOut(model, each, draw)),
      ...range(1, RANDOM_ROUNDS).map((seed) => playedOut(model, { ...random(draw), draws: () => seeded(seed) }, draw)),
    ];
    for (const round of rounds) expect([round.played.scene, round.played.returned]).toEqual([round.played.scene, expected(round, table)]);
    const unreached = [...table.figures].flatMap(([key, value]) => (value > 0 && !table.seen.has(key) ? [key] : []));
    expect(unreached.filter((key) => !key.startsWith(`${PAID}|Coin|`))).toEqual([]);
    const most = Math.max(0, ...rounds.map(({ played: { returned } }) => returned / AMOUNT));
    expect(payTableOf(model).most).toBeGreaterThanOrEqual(most);
  },
);

it('[CS-05] covers every game, and shows rules, return, spread and the most that can be won of each', () => {
  expect(
    MODELS.map(({ id }) => id)
      .filter((id) => id !== 'skill-2048')
      .toSorted(),
  ).toEqual(Object.keys(READINGS).toSorted());
  for (const { id, facts } of MODELS) {
    const { rules, returns, most } = payTableOf(id);
    expect([id, rules.length > 0]).toEqual([id, true]);
    if (facts === null) continue;
    expect([id, returns[0]?.rtp, returns[0]?.deviation]).toEqual([id, facts.rtp, Math.sqrt(facts.variance)]);
    expect([id, most, facts.most]).toEqual([id, facts.most, most]);
  }
});
