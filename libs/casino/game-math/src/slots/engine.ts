import type { Draw } from '../core/draw.ts';
import { drawWeighted } from '../core/draw.ts';
import { droppedOf, paid, type Rules, settled } from '../core/model.ts';
import type { GridStep, GridWin } from '../core/scene.ts';

/** Payout of a symbol by count, in hundredths of the stake; the first entry is for one. */
export type SymbolPays = Readonly<Record<string, readonly number[]>>;

/** Spinning reels: each is a ring of symbols of which `rows` are visible. */
export interface ReelSlot {
  kind: 'lines' | 'ways';
  reels: readonly string[];
  rows: number;
  /** Row of a line on each reel; absent if all ways count. */
  lines?: readonly (readonly number[])[];
  pays: SymbolPays;
  wild?: string;
  /** `needs` scatters anywhere trigger free spins with wins multiplied by `times`. Free spins do not retrigger. */
  free?: { scatter: string; needs: number; spins: number; times: number };
}

/** Symbols that are visible when a reel stops at `stop`. */
export const seenAt = (reel: string, rows: number, stop: number): string =>
  Array.from({ length: rows }, (_, row) => reel[(stop + row) % reel.length]).join('');

function lineWin(columns: readonly string[], line: readonly number[], { pays, wild }: ReelSlot): GridWin | null {
  const symbols = columns.map((column, reel) => column[line[reel] ?? 0] ?? '');
  const symbol = symbols.find((each) => each !== wild) ?? wild ?? '';
  const end = symbols.findIndex((each) => each !== symbol && each !== wild);
  const count = end < 0 ? symbols.length : end;
  const won = pays[symbol]?.[count - 1] ?? 0;
  if (won === 0) return null;
  return { symbol, pays: won, cells: Array.from({ length: count }, (_, reel) => reel * 10 + (line[reel] ?? 0)) };
}

function waysWins(columns: readonly string[], { pays, wild }: ReelSlot): GridWin[] {
  return Object.entries(pays).flatMap(([symbol, table]) => {
    const cells: number[] = [];
    let ways = 1;
    let count = 0;
    for (const [reel, column] of columns.entries()) {
      const own = [...column].flatMap((each, row) => (each === symbol || each === wild ? [reel * 10 + row] : []));
      if (own.length === 0) break;
      cells.push(...own);
      ways *= own.length;
      count++;
    }
    const each = table[count - 1] ?? 0;
    return each === 0 ? [] : [{ symbol, cells, pays: each * ways }];
  });
}

/** Wins of a grid. */
export const winsOf = (columns: readonly string[], slot: ReelSlot): GridWin[] =>
  slot.kind === 'ways' ? waysWins(columns, slot) : (slot.lines ?? []).flatMap((line) => lineWin(columns, line, slot) ?? []);

/** Number of times a grid shows a symbol. */
export const countOf = (columns: readonly string[], symbol: string): number =>
  columns.reduce((sum, column) => sum + column.split(symbol).length - 1, 0);

const sumOf = (wins: readonly GridWin[]): number => wins.reduce((sum, { pays }) => sum + pays, 0);
function spin(slot: ReelSlot, draw: Draw, mode: 'base' | 'free'): GridStep {
  const columns = slot.reels.map((reel) => seenAt(reel, slot.rows, draw(reel.length)));
  return { columns, wins: winsOf(columns, slot), times: mode === 'free' ? (slot.free?.times ?? 1) : 1, mode };
}

const winsOfAll = (steps: readonly GridStep[]): number => steps.reduce((sum, { wins, times }) => sum + sumOf(wins) * times, 0);

const slotRules = (play: (draw: Draw) => readonly GridStep[]): Rules => ({
  family: 'slots',
  idle: 'slots',
  start: 'spin',
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, _moves, draw) => {
    const steps = play(draw);
    const times = winsOfAll(steps);
    return { ...settled(amount, paid(amount, times), { kind: 'slots', steps }), fraction: droppedOf(amount, times) };
  },
});

/** A slot with spinning reels; all stops of a reel are equally likely. @spec CS-05 */
export const reelSlot = (slot: ReelSlot): Rules =>
  slotRules((draw) => {
    const first = spin(slot, draw, 'base');
    const { free } = slot;
    if (free === undefined || countOf(first.columns, free.scatter) < free.needs) return [first];
    return [first, ...Array.from({ length: free.spins }, () => spin(slot, draw, 'free'))];
  });

/** Symbols that fall into a grid, each cell drawn independently; winning groups disappear and new symbols fall. */
export interface CascadeSlot {
  columns: number;
  rows: number;
  /** Relative weights of the symbols. */
  weights: Readonly<Record<string, number>>;
  /** Minimum counts of a symbol, anywhere on the grid, that pay; `sizes[n]` is the n-th step of its payouts. */
  sizes: readonly number[];
  pays: SymbolPays;
  /** Multiplier of each fall; the last applies to all further falls. */
  times: readonly number[];
  /** Maximum number of falls per round. */
  most: number;
}

function cascadeWins(columns: readonly string[], { sizes, pays }: CascadeSlot): GridWin[] {
  return Object.entries(pays).flatMap(([symbol, table]) => {
    const cells = columns.flatMap((column, at) => [...column].flatMap((each, row) => (each === symbol ? [at * 10 + row] : [])));
    const size = sizes.findLastIndex((least) => cells.length >= least);
    return size < 0 ? [] : [{ symbol, cells, pays: table[size] ?? 0 }];
  });
}

/** The most that a round can return, in stakes: every fall shows the symbols that pay most together. */
export function cascadeMost({ columns, rows, sizes, pays, times, most }: CascadeSlot): number {
  let best = Array.from({ length: columns * rows + 1 }, () => 0);
  for (const table of Object.values(pays))
    best = best.map((_, cells) =>
      Math.max(best[cells] ?? 0, ...sizes.map((size, at) => (size <= cells ? (best[cells - size] ?? 0) + (table[at] ?? 0) : 0))),
    );
  const falls = Array.from({ length: most }, (_, fall) => times[Math.min(fall, times.length - 1)] ?? 1);
  return ((best.at(-1) ?? 0) * falls.reduce((sum, each) => sum + each, 0)) / 100;
}

/** A slot with cascading symbols. @spec CS-05 */
export const cascadeSlot = (slot: CascadeSlot): Rules => {
  const symbols = Object.keys(slot.weights);
  const weights = Object.values(slot.weights);
  return slotRules((draw) => {
    const one = (): string => symbols[drawWeighted(draw, weights)] ?? '';
    const fill = (kept: string): string => Array.from({ length: slot.rows - kept.length }, one).join('') + kept;
    const steps: GridStep[] = [];
    let columns = Array.from({ length: slot.columns }, () => fill(''));
    for (let fall = 0; fall < slot.most; fall++) {
      const wins = cascadeWins(columns, slot);
      steps.push({ columns, wins, times: slot.times[Math.min(fall, slot.times.length - 1)] ?? 1, mode: fall === 0 ? 'base' : 'cascade' });
      if (wins.length === 0) break;
      const gone = new Set(wins.flatMap(({ cells }) => cells));
      columns = columns.map((column, at) => fill([...column].filter((_, row) => !gone.has(at * 10 + row)).join('')));
    }
    return steps;
  });
};

/** Cells that hold coins or blanks; enough coins start respins of the other cells, which end when no new coin lands. */
export interface HoldSlot {
  columns: number;
  rows: number;
  /** Probability of a coin per cell, in parts of 1,000; `respinCoin` applies during respins. */
  coin: number;
  respinCoin: number;
  /** Coins that start the respins, and respins without a new coin that end them. */
  needs: number;
  respins: number;
  /** Values of a coin in hundredths of the stake, with their weights. */
  values: readonly number[];
  weights: readonly number[];
  /** Bonus in hundredths when every cell holds a coin. */
  full: number;
  /** Payout in hundredths by number of coins, when there are too few for respins. */
  consolation: Readonly<Record<number, number>>;
}

const THOUSAND = 1000;

const coinsStep = (
  slot: HoldSlot,
  coins: Readonly<Record<number, number>>,
  mode: GridStep['mode'],
  wins: readonly GridWin[],
): GridStep => ({
  columns: Array.from({ length: slot.columns }, (_, column) =>
    Array.from({ length: slot.rows }, (_, row) => (coins[column * 10 + row] === undefined ? '-' : 'O')).join(''),
  ),
  wins,
  times: 1,
  mode,
  coins: { ...coins },
});

/** A hold-and-respin slot. @spec CS-05 */
export const holdSlot = (slot: HoldSlot): Rules => {
  const cells = Array.from({ length: slot.columns * slot.rows }, (_, at) => Math.floor(at / slot.rows) * 10 + (at % slot.rows));
  return slotRules((draw) => {
    const coins: Record<number, number> = {};
    const drop = (chance: number): number => {
      const open = cells.filter((cell) => coins[cell] === undefined).filter(() => draw(THOUSAND) < chance);
      for (const cell of open) coins[cell] = slot.values[drawWeighted(draw, slot.weights)] ?? 0;
      return open.length;
    };
    const found = drop(slot.coin);
    const small = slot.consolation[found] ?? 0;
    const own = Object.keys(coins).map(Number);
    const steps = [coinsStep(slot, coins, 'base', small > 0 ? [{ symbol: 'O', cells: own, pays: small }] : [])];
    if (found < slot.needs) return steps;
    for (let left = slot.respins; left > 0 && Object.keys(coins).length < cells.length;) {
      left = drop(slot.respinCoin) > 0 ? slot.respins : left - 1;
      steps.push(coinsStep(slot, coins, 'respin', []));
    }
    const all = Object.keys(coins).map(Number);
    const total = Object.values(coins).reduce((sum, coin) => sum + coin, 0) + (all.length === cells.length ? slot.full : 0);
    return [...steps, coinsStep(slot, coins, 'respin', [{ symbol: 'O', cells: all, pays: total }])];
  });
};
