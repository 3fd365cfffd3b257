import type { PastPrice } from '@touchline/betting-contract';

/** Price changes of one outcome from the backend: time and odds in thousandths, 0 while it was not on offer. */
export interface PriceLine {
  id: number;
  name: string;
  prices: readonly PastPrice[];
}

/** Odds of all lines at each moment at which any of them changed. */
export interface SharedMoments {
  /** Milliseconds, earliest first; the last is the current time. */
  at: number[];
  /** One list of odds per line, with one entry per moment. */
  coefs: number[][];
}

/** Aligns lines at the same moments. Moments at which one of them was not on offer are left out. @spec BT-11 */
export function sharedMoments(lines: readonly PriceLine[], nowMs: number): SharedMoments {
  const all = [...new Set([...lines.flatMap(({ prices }) => prices.map(([at]) => at)), nowMs])].filter((at) => at <= nowMs);
  const next = lines.map(() => 0);
  const shared: SharedMoments = { at: [], coefs: lines.map(() => []) };
  for (const at of all.sort((a, b) => a - b)) {
    const now = lines.map(({ prices }, line) => {
      while ((prices[next[line] as number]?.[0] ?? Infinity) <= at) next[line] = (next[line] as number) + 1;
      return prices[(next[line] as number) - 1]?.[1] ?? 0;
    });
    if (now.some((coef) => coef === 0)) continue;
    shared.at.push(at);
    for (const [line, coef] of now.entries()) shared.coefs[line]?.push(coef);
  }
  return shared;
}

/** Summary of a line: opening, lowest, highest and current odds; null if it was never on offer. */
export interface LineFigures {
  firstAt: number;
  first: number;
  least: number;
  most: number;
  /** 0 if it is not on offer now. */
  now: number;
}

export function lineFigures({ prices }: Pick<PriceLine, 'prices'>): LineFigures | null {
  const offered = prices.filter(([, coef]) => coef > 0);
  const [first] = offered;
  if (first === undefined) return null;
  const coefs = offered.map(([, coef]) => coef);
  return { firstAt: first[0], first: first[1], least: Math.min(...coefs), most: Math.max(...coefs), now: prices.at(-1)?.[1] ?? 0 };
}
