import { rulesOf } from '@touchline/casino-game-math';
import { picking } from '../../testing/paid-rounds.ts';
import { range, PAID, sceneOf, oneOf, always, weighted, capital, type Reading } from './reading.test.helper.tsx';

export const numbers = (of: number, drawn: number, most: number): Reading => ({
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
export const bingo: Reading = {
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
export const scratch = (weights: readonly number[], multiplierWeights: readonly number[]): Reading => ({
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
export const wheel = (of: number): Reading => ({
  expected: (round, table) => {
    const { segments, at } = sceneOf(round, 'wheel');
    const value = segments[at] ?? 0;
    return table.shown(PAID, `×${value / 100}`);
  },
  chosen: () => range(0, of - 1).map((at) => ({ draws: always(at) })),
  random: () => ({}),
});
export const plinko = (rows: number): Reading => ({
  expected: (round, table) => {
    const { slot } = sceneOf(round, 'plinko');
    const near = Math.min(slot, rows - slot);
    const risk = String(round.bet.choice['risk']);
    return table.shown(PAID, near === rows / 2 ? 'Slot in the middle' : `Slots ${near + 1} and ${rows - near + 1}`, capital(risk));
  },
  chosen: () =>
    ['low', 'medium', 'high'].flatMap((risk) =>
      range(0, rows).map((slot) => ({ choice: { risk }, draws: always(...range(1, rows).map((row) => (row <= slot ? 1 : 0))) })),
    ),
  random: (draw) => ({ choice: { risk: oneOf(draw, ['low', 'medium', 'high']) } }),
});
export const mines: Reading = {
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
