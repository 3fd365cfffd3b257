import { type CascadeSlot, countOf, type HoldSlot, type ReelSlot, seenAt } from '../slots/engine.ts';
import { choose, type Measure } from './tally.ts';

interface Sums {
  total: number;
  sum: number;
  squares: number;
  hits: number;
  most: number;
  /** The same totals for rounds that trigger free spins. */
  triggers: number;
  triggerSum: number;
  triggerMisses: number;
  triggerMost: number;
}

/** Evaluates grids quickly: symbols as numbers, no allocations. */
function fastPays(slot: ReelSlot): { symbols: string; pays: (stops: readonly Uint8Array[]) => number } {
  const symbols = [...new Set(slot.reels.join(''))].join('');
  const wild = symbols.indexOf(slot.wild ?? '?');
  const table = [...symbols].map((symbol) => slot.pays[symbol] ?? []);
  const reels = slot.reels.length;
  const line = (columns: readonly Uint8Array[], rows: readonly number[]): number => {
    let symbol = wild;
    let count = 0;
    for (; count < reels; count++) {
      const at = columns[count]?.[rows[count] ?? 0] ?? 0;
      if (at === wild) continue;
      if (symbol === wild) symbol = at;
      else if (symbol !== at) break;
    }
    return table[symbol]?.[count - 1] ?? 0;
  };
  const ways = (columns: readonly Uint8Array[]): number => {
    let sum = 0;
    for (let symbol = 0; symbol < symbols.length; symbol++) {
      if (table[symbol]?.length === 0) continue;
      let [product, count] = [1, 0];
      for (; count < reels; count++) {
        let own = 0;
        for (const at of columns[count] ?? []) if (at === symbol || at === wild) own++;
        if (own === 0) break;
        product *= own;
      }
      sum += (table[symbol]?.[count - 1] ?? 0) * product;
    }
    return sum;
  };
  const lines = slot.lines ?? [];
  return {
    symbols,
    pays: (columns) => {
      if (slot.kind === 'ways') return ways(columns);
      let sum = 0;
      for (const rows of lines) sum += line(columns, rows);
      return sum;
    },
  };
}

function sumsOf(slot: ReelSlot): Sums {
  const { symbols, pays } = fastPays(slot);
  const windows = slot.reels.map((reel) =>
    Array.from({ length: reel.length }, (_, stop) => {
      const seen = seenAt(reel, slot.rows, stop);
      return {
        cells: Uint8Array.from(seen, (symbol) => symbols.indexOf(symbol)),
        scatters: slot.free ? countOf([seen], slot.free.scatter) : 0,
      };
    }),
  );
  const sums: Sums = { total: 0, sum: 0, squares: 0, hits: 0, most: 0, triggers: 0, triggerSum: 0, triggerMisses: 0, triggerMost: 0 };
  const columns = windows.map(() => new Uint8Array());
  const needs = slot.free?.needs ?? Number.POSITIVE_INFINITY;
  const visit = (reel: number, scatters: number): void => {
    if (reel < windows.length) {
      for (const window of windows[reel] ?? []) {
        columns[reel] = window.cells;
        visit(reel + 1, scatters + window.scatters);
      }
      return;
    }
    const won = pays(columns) / 100;
    sums.total++;
    sums.sum += won;
    sums.squares += won * won;
    if (won > 0) sums.hits++;
    sums.most = Math.max(sums.most, won);
    if (scatters < needs) return;
    sums.triggers++;
    sums.triggerSum += won;
    if (won === 0) sums.triggerMisses++;
    sums.triggerMost = Math.max(sums.triggerMost, won);
  };
  visit(0, 0);
  return sums;
}

/** Counts every combination of stops; free spins follow from the same counts. Exact. */
export function measureReels(slot: ReelSlot): Measure {
  const { total, sum, squares, hits, most, triggers, triggerSum, triggerMisses, triggerMost } = sumsOf(slot);
  const mean = sum / total;
  const meanSquare = squares / total;
  const { spins = 0, times = 0 } = slot.free ?? {};
  const chance = triggers / total;
  const rtp = mean + chance * spins * times * mean;
  const freeSquare = times ** 2 * (spins * meanSquare + spins * (spins - 1) * mean ** 2);
  const square = meanSquare + 2 * (triggerSum / total) * spins * times * mean + chance * freeSquare;
  const missAll = (1 - hits / total) ** spins;
  const hitRate = hits / total + (triggerMisses / total) * (1 - missAll);
  return { rtp, variance: square - rtp ** 2, hitRate, maxWin: triggers > 0 ? Math.max(most, triggerMost + spins * times * most) : most };
}

/** Return of one line from symbol odds alone: an independent computation of a line slot's RTP. */
export function lineReturn(slot: ReelSlot): number {
  const chance = slot.reels.map((reel) => new Map([...new Set(reel)].map((symbol) => [symbol, countOf([reel], symbol) / reel.length])));
  const walk = (reel: number, symbol: string | null, before: number): number => {
    const seen = [...(chance[reel] ?? new Map<string, number>())];
    const stop = (p: number): number => ((slot.pays[symbol ?? slot.wild ?? ''] ?? [])[reel - 1] ?? 0) * p;
    if (seen.length === 0) return stop(before);
    return seen.reduce((sum, [at, p]) => {
      if (at === slot.wild) return sum + walk(reel + 1, symbol, before * p);
      if (symbol === null || symbol === at) return sum + walk(reel + 1, at, before * p);
      return sum + stop(before * p);
    }, 0);
  };
  return (walk(0, null, 1) * (slot.lines?.length ?? 0)) / 100;
}

/** Hold and respin as a Markov chain over coins on the grid and respins left. Exact. */
export function measureHold(slot: HoldSlot): Measure {
  const cells = slot.columns * slot.rows;
  const weight = slot.weights.reduce((sum, each) => sum + each, 0);
  const mean = slot.values.reduce((sum, value, at) => sum + (value / 100) * ((slot.weights[at] ?? 0) / weight), 0);
  const square = slot.values.reduce((sum, value, at) => sum + (value / 100) ** 2 * ((slot.weights[at] ?? 0) / weight), 0);
  const binomial = (n: number, k: number, p: number): number => choose(n, k) * p ** k * (1 - p) ** (n - k);
  const ends = (coins: number, left: number): number[] => {
    const memo = known.get(`${coins}/${left}`);
    if (memo !== undefined) return memo;
    const out = Array.from({ length: cells + 1 }, () => 0);
    if (left === 0 || coins === cells) out[coins] = 1;
    else {
      for (let more = 0; more <= cells - coins; more++) {
        const p = binomial(cells - coins, more, slot.respinCoin / 1000);
        for (const [at, q] of ends(coins + more, more > 0 ? slot.respins : left - 1).entries()) out[at] = (out[at] ?? 0) + p * q;
      }
    }
    known.set(`${coins}/${left}`, out);
    return out;
  };
  const known = new Map<string, number[]>();
  let [rtp, squares, hitRate] = [0, 0, 0];
  for (let coins = 0; coins <= cells; coins++) {
    const p = binomial(cells, coins, slot.coin / 1000);
    const small = (slot.consolation[coins] ?? 0) / 100;
    rtp += p * small;
    squares += p * small ** 2;
    if (small > 0 || coins >= slot.needs) hitRate += p;
    if (coins < slot.needs) continue;
    for (const [end, q] of ends(coins, slot.respins).entries()) {
      const bonus = end === cells ? slot.full / 100 : 0;
      // A win on the first grid is paid on top of the coins.
      const extra = bonus + small;
      const own = end * mean + extra;
      rtp += p * q * (own - small);
      squares += p * q * (end * (square - mean ** 2) + own ** 2 - small ** 2);
    }
  }
  const most = (Math.max(...slot.values) / 100) * cells + slot.full / 100;
  return { rtp, variance: squares - rtp ** 2, hitRate, maxWin: most };
}

/** Simulates cascading symbols. @param random - from 0 to below 1 */
export function simulateCascade(slot: CascadeSlot, rounds: number, random: () => number): Measure {
  const names = Object.keys(slot.weights);
  const weights = Object.values(slot.weights);
  const total = weights.reduce((sum, each) => sum + each, 0);
  const symbolAt = Uint8Array.from(weights.flatMap((weight, symbol) => Array.from({ length: weight }, () => symbol)));
  const grid = new Uint8Array(slot.columns * slot.rows);
  const counts = new Uint8Array(names.length);
  const pays = names.map((name) => slot.pays[name] ?? []);
  let [sum, squares, hits, most] = [0, 0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    for (let cell = 0; cell < grid.length; cell++) grid[cell] = symbolAt[Math.floor(random() * total)] ?? 0;
    let won = 0;
    for (let fall = 0; fall < slot.most; fall++) {
      counts.fill(0);
      for (const symbol of grid) counts[symbol] = (counts[symbol] ?? 0) + 1;
      let gone = 0;
      for (let symbol = 0; symbol < counts.length; symbol++) {
        const size = slot.sizes.findLastIndex((least) => (counts[symbol] ?? 0) >= least);
        if (size < 0) continue;
        won += (pays[symbol]?.[size] ?? 0) * (slot.times[Math.min(fall, slot.times.length - 1)] ?? 1);
        gone |= 1 << symbol;
      }
      if (gone === 0) break;
      // Positions do not matter here, only the number of each symbol.
      for (let cell = 0; cell < grid.length; cell++)
        if ((gone & (1 << (grid[cell] ?? 0))) !== 0) grid[cell] = symbolAt[Math.floor(random() * total)] ?? 0;
    }
    const stakes = won / 100;
    sum += stakes;
    squares += stakes * stakes;
    if (won > 0) hits++;
    most = Math.max(most, stakes);
  }
  const rtp = sum / rounds;
  return { rtp, variance: squares / rounds - rtp ** 2, hitRate: hits / rounds, maxWin: most };
}
