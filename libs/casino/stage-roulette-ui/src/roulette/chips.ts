import { useEffect, useRef, useState } from 'react';

export interface PlacedBet {
  on: string;
  /** In minor units. */
  amount: number;
}
type Bets = readonly PlacedBet[];

/** Bets with a chip more on each of some places. */
export function withChips(bets: Bets, places: readonly string[], chip: number): Bets {
  const amounts = new Map(bets.map(({ on, amount }) => [on, amount]));
  for (const on of places) amounts.set(on, (amounts.get(on) ?? 0) + chip);
  return [...amounts].map(([on, amount]) => ({ on, amount }));
}
export const without = (bets: Bets, place: string): Bets => bets.filter(({ on }) => on !== place);
export const doubled = (bets: Bets): Bets => bets.map(({ on, amount }) => ({ on, amount: amount * 2 }));
export const sumOf = (bets: Bets): number => bets.reduce((sum, { amount }) => sum + amount, 0);
const isSame = (one: Bets, other: Bets): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The chips on the cloth. Each change can be undone until the cloth is closed for a round.
 *
 * @param onBets - called with the bets after a change.
 */
export function useChips(bets: Bets, isLocked: boolean, onBets: (bets: Bets) => void) {
  const [past, setPast] = useState<readonly Bets[]>([]);
  /** Bets that were on the cloth when it was closed last. */
  const [last, setLast] = useState<Bets>([]);
  const latest = useRef(bets);
  latest.current = bets;
  useEffect(() => {
    if (!isLocked) return;
    setPast([]);
    if (latest.current.length > 0) setLast(latest.current);
  }, [isLocked]);
  const change = (next: Bets): void => {
    if (isSame(next, bets)) return;
    setPast([...past, bets]);
    onBets(next);
  };
  const before = past.at(-1);
  const undo = (to: Bets): void => {
    setPast(past.slice(0, -1));
    onBets(to);
  };
  return {
    change,
    /** Null while there is nothing to undo. */
    undo: before === undefined ? null : () => undo(before),
    /** Puts down what was on the cloth in the last round; null without one, or if it is there. */
    repeat: last.length === 0 || isSame(last, bets) ? null : () => change(last),
  };
}
