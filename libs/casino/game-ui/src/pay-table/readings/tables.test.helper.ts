import type { Draw } from '@touchline/casino-game-math';
import { AMOUNT, cardsOf, dealing, picking, seeded } from '../../testing/paid-rounds.ts';
import { range, PAID, sceneOf, betsOf, oneBet, oneOf, always, capital, type Reading } from './reading.test.helper.tsx';

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
export const rouletteOf = (more: readonly string[], most: number): Reading => ({
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
export const blackjack: Reading = {
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
export const baccarat: Reading = {
  expected: (round, table) => {
    const { outcome } = sceneOf(round, 'cards');
    return betsOf(round).reduce((sum, { on }) => {
      if (outcome === on) return sum + table.shown(PAID, capital(on));
      return sum + (outcome === 'tie' && /On a tie, you get bets on player and banker back/.test(table.text) ? AMOUNT : 0);
    }, 0);
  },
  chosen: () =>
    ['player', 'banker', 'tie'].flatMap((on) => range(1, 60).map((seed) => ({ choice: oneBet(on), draws: () => seeded(seed) }))),
  random: (draw) => ({ choice: oneBet(oneOf(draw, ['player', 'banker', 'tie'])) }),
};
export const FIVES: Readonly<Record<string, string>> = {
  ...{ royal: 'Ac Kc Qc Jc Tc', 'straight-flush': '9c 8c 7c 6c 5c', quads: '7c 7d 7h 7s 3c', 'full-house': '7c 7d 7h 3s 3c' },
  ...{ flush: 'Ac 9c 7c 5c 3c', straight: '9c 8d 7c 6c 5h', trips: '7c 7d 7h 4s 3c', 'two-pair': 'Ac Ad 7h 7s 3c', pair: 'Qc Qd 7h 4s 3c' },
  high: 'Ac Kd Qh Js 9c',
};
const rest = (used: readonly number[], draw: Draw, count: number): number[] => {
  const left = range(0, 51).filter((card) => !used.includes(card));
  return range(1, count).flatMap(() => left.splice(draw(left.length), 1));
};
export const stud: Reading = {
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
export const holdem: Reading = {
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
export const WILD: Readonly<Record<string, string>> = {
  ...{ royal: 'Ac Kc Qc Jc Tc', 'four-deuces': '2c 2d 2h 2s 9c', 'wild-royal': 'Ac 2d Qc Jc Tc', 'five-of-a-kind': '2c 2d 9h 9s 9c' },
  ...{ 'straight-flush': '9c 8c 7c 2d 5c', quads: '7c 7d 7h 2s 3c', 'full-house': '7c 7d 2h 3s 3c', flush: 'Ac 9c 7c 5c 2d' },
  ...{ straight: '9c 8d 7c 6c 2h', trips: '7c 7d 2h 4s 9c', high: 'Ac Kd Qh Js 9c' },
};
export const FOURS: Readonly<Record<string, string>> = {
  ...{ 'four-aces': 'Ac Ad Ah As 9c', 'four-low': '3c 3d 3h 3s 9c', jacks: 'Jc Jd 7h 4s 3c', pair: 'Tc Td 7h 4s 3c' },
};
export const JOKERS: Readonly<Record<string, string>> = {
  ...{
    'five-of-a-kind': '9c 9d 9h 9s *',
    'wild-royal': 'Ac Kc Jc Tc *',
    kings: 'Kc Kd 7h 4s 3c',
    ace: 'Ac 9d 7h 4s *',
    queen: 'Qc 9d 7h 4s *',
  },
  ...{ wheel: 'Ac 2d 3h 5s *', boat: '9c 9d 4h 4s *', suited: '9c 7c 4c 2c *' },
};
export const machine = (hands: Readonly<Record<string, string>>, deck = 52): Reading => ({
  expected: (round, table) => table.shown(PAID, handOf(sceneOf(round, 'cards').outcome)),
  chosen: () => Object.values(hands).map((hand) => ({ moves: ['hold-01234'], draws: always(...dealing(cardsOf(hand), deck)) })),
  random: (draw) => ({ moves: [oneOf(draw, ['hold-', 'hold-0', 'hold-01', 'hold-024'])] }),
});
