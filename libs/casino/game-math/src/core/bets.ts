import type { Bet } from './model.ts';
import type { BetResult } from './scene.ts';
import { paid } from './model.ts';

/** Maximum number of bets per round. */
export const MOST_BETS = 40;

export interface PlacedBet {
  on: string;
  amount: number;
}

/** Parses a table's bets from untrusted input; null unless they add up to the stake, with one bet per place. */
export function readBets({ amount, choice }: Bet, isPlace: (on: string) => boolean): PlacedBet[] | null {
  const bets: unknown = choice['bets'];
  if (!Array.isArray(bets) || bets.length === 0 || bets.length > MOST_BETS) return null;
  const read: PlacedBet[] = [];
  for (const bet of bets as readonly unknown[]) {
    const { on, amount: own } = (typeof bet === 'object' && bet !== null ? bet : {}) as Partial<PlacedBet>;
    if (typeof on !== 'string' || !isPlace(on) || !Number.isSafeInteger(own) || (own ?? 0) < 1) return null;
    read.push({ on, amount: own ?? 0 });
  }
  const isOnce = new Set(read.map(({ on }) => on)).size === read.length;
  return isOnce && read.reduce((sum, bet) => sum + bet.amount, 0) === amount ? read : null;
}

/** Result of each bet. @param timesOf - multiple that a bet pays in hundredths, stake included */
export const settleBets = (bets: readonly PlacedBet[], timesOf: (on: string) => number): BetResult[] =>
  bets.map(({ on, amount }) => ({ on, staked: amount, returned: paid(amount, timesOf(on)) }));

export const sumReturned = (bets: readonly BetResult[]): number => bets.reduce((sum, { returned }) => sum + returned, 0);
