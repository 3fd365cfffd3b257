import { type ModelId } from '@touchline/casino-game-math';
import { payTableOf } from '@touchline/casino-game-math/measure';
import { listed, played, seeded } from '../../testing/paid-rounds.ts';
import { range, PAID, sceneOf, always, weighted, type Reading } from './reading.test.helper.tsx';

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
/** Values of the coins as a player reads them. */
const coinValues = (): number[] => payTableOf('slot-hold-respin').grids[0]?.rows.flatMap(({ cells: [value] }) => value ?? []) ?? [];

export const slots: Reading = {
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
export const cascade: Reading = {
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
export const hold: Reading = {
  expected: (round, table) => {
    const { steps } = sceneOf(round, 'slots');
    const coins = Object.values(steps.at(-1)?.coins ?? {});
    if (steps.length === 1) return table.shown('Coins without respins', `Coins: ${coins.length}`);
    const values = [...table.figures].flatMap(([key, value]) => (key.startsWith(`${PAID}|Coin`) ? [value] : []));
    for (const coin of coins) expect(coinValues()).toContain(coin);
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
