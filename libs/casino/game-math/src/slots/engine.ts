import type { Draw } from '../core/draw.ts';
import { drawWeighted } from '../core/draw.ts';
import { paid, type Rules, settled } from '../core/model.ts';
import type { GridStep, GridWin } from '../core/scene.ts';

/** Pays of a symbol by how many of it count, hundredths of the stake; the first entry is for one. */
export type SymbolPays = Readonly<Record<string, readonly number[]>>;

/** Reels that turn: each a circle of symbols of which `rows` are seen. */
export interface ReelSlot {
  kind: 'lines' | 'ways';
  reels: readonly string[];
  rows: number;
  /** Rows of a line, one per reel; left out where every way counts. */
  lines?: readonly (readonly number[])[];
  pays: SymbolPays;
  wild?: string;
  /** So many scatters anywhere give free spins whose wins count `times`. Free spins give no further ones. */
  free?: { scatter: string; needs: number; spins: number; times: number };
}

/** Symbols that a reel shows when it stops at a place. */
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

/** How many of a symbol a grid shows. */
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
  options: [],
  standard: {},
  accepts: () => true,
  play: ({ amount }, _moves, draw) => {
    const steps = play(draw);
    return settled(amount, paid(amount, winsOfAll(steps)), { kind: 'slots', steps });
  },
});

/** A slot of turning reels; every stop of every reel is equally likely. @spec CS-05 */
export const reelSlot = (slot: ReelSlot): Rules =>
  slotRules((draw) => {
    const first = spin(slot, draw, 'base');
    const { free } = slot;
    if (free === undefined || countOf(first.columns, free.scatter) < free.needs) return [first];
    return [first, ...Array.from({ length: free.spins }, () => spin(slot, draw, 'free'))];
  });

/** Symbols that fall into a grid, each cell on its own; groups that win leave, and new symbols fall. */
export interface CascadeSlot {
  columns: number;
  rows: number;
  /** Chances of the symbols, in parts of their sum. */
  weights: Readonly<Record<string, number>>;
  /** Hundredths of the stake by symbol, for at least `sizes[n]` of it anywhere. */
  sizes: readonly number[];
  pays: SymbolPays;
  /** What the wins of each fall count, the last for all that follow. */
  times: readonly number[];
  /** Most falls of one round. */
  most: number;
}

function cascadeWins(columns: readonly string[], { sizes, pays }: CascadeSlot): GridWin[] {
  return Object.entries(pays).flatMap(([symbol, table]) => {
    const cells = columns.flatMap((column, at) => [...column].flatMap((each, row) => (each === symbol ? [at * 10 + row] : [])));
    const size = sizes.findLastIndex((least) => cells.length >= least);
    return size < 0 ? [] : [{ symbol, cells, pays: table[size] ?? 0 }];
  });
}

/** A slot of falling symbols. @spec CS-05 */
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

/** Cells that are coins or blanks; enough coins hold, and the rest is drawn again until nothing new comes. */
export interface HoldSlot {
  columns: number;
  rows: number;
  /** A cell is a coin with this chance, in parts of 1,000; in the respins with the second. */
  coin: number;
  respinCoin: number;
  /** Coins that begin the respins, and respins without a coin that end them. */
  needs: number;
  respins: number;
  /** Hundredths of the stake of a coin, and the weight of each. */
  values: readonly number[];
  weights: readonly number[];
  /** Hundredths more when every cell holds a coin. */
  full: number;
  /** Hundredths for so many coins that begin nothing. */
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

/** A slot of coins that hold. @spec CS-05 */
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
