import { pointsOf } from '../core/cards.ts';
import type { Card } from '../core/scene.ts';

const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const chanceOf = (value: number): number => (value === 10 ? 4 / 13 : 1 / 13);

interface Total {
  hard: number;
  isSoft: boolean;
}

const added = ({ hard, isSoft }: Total, value: number): Total => {
  const aces = value === 11 ? 1 : 0;
  const low = hard + (value === 11 ? 1 : value);
  return { hard: low, isSoft: isSoft || aces === 1 };
};
const best = ({ hard, isSoft }: Total): number => (isSoft && hard <= 11 ? hard + 10 : hard);
const start = (value: number): Total => added({ hard: 0, isSoft: false }, value);

const valueOf = (card: Card): number => pointsOf(card, 11);

/** Distribution of the dealer's final total for an up card, without blackjack; 22 means bust. */
export function dealerEnds(up: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const walk = (total: Total, cards: number, p: number): void => {
    const value = best(total);
    if (value >= 17) {
      const end = Math.min(value, 22);
      ends.set(end, (ends.get(end) ?? 0) + p);
      return;
    }
    for (const card of VALUES) {
      if (cards === 1 && ((up === 11 && card === 10) || (up === 10 && card === 11))) continue;
      const part = cards === 1 && up === 11 ? 9 / 13 : cards === 1 && up === 10 ? 12 / 13 : 1;
      walk(added(total, card), cards + 1, (p * chanceOf(card)) / part);
    }
  };
  walk(start(up), 1, 1);
  return ends;
}

/** Rules that vary between tables. */
export interface BlackjackTable {
  /** Hands of a split pair may be doubled. */
  doublesSplits: boolean;
}
const OUR_TABLE: BlackjackTable = { doublesSplits: true };

/** Best play of blackjack with an infinite deck. Exact. */
export function blackjackEngine(up: number, { doublesSplits }: BlackjackTable = OUR_TABLE) {
  const ends = dealerEnds(up);
  const memo = new Map<string, number>();
  const stand = (total: Total): number => {
    const own = best(total);
    if (own > 21) return -1;
    let value = 0;
    for (const [end, p] of ends) value += p * (end > 21 || own > end ? 1 : own === end ? 0 : -1);
    return value;
  };
  const after = (total: Total, value: (next: Total) => number): number =>
    VALUES.reduce((sum, card) => sum + chanceOf(card) * value(added(total, card)), 0);
  const play = (total: Total): number => {
    if (best(total) > 21) return -1;
    if (best(total) === 21) return stand(total);
    const key = `${total.hard}${total.isSoft}`;
    const known = memo.get(key);
    if (known !== undefined) return known;
    const value = Math.max(stand(total), after(total, play));
    memo.set(key, value);
    return value;
  };
  const hit = (total: Total): number => after(total, play);
  const double = (total: Total): number => 2 * after(total, stand);
  const two = (a: number, b: number): Total => added(start(a), b);
  const open = (total: Total): number => (best(total) === 21 ? stand(total) : Math.max(stand(total), hit(total), double(total)));
  const ofPair = (total: Total): number => (doublesSplits ? open(total) : play(total));
  const split = (value: number): number =>
    2 * VALUES.reduce((sum, card) => sum + chanceOf(card) * (value === 11 ? stand(two(11, card)) : ofPair(two(value, card))), 0);
  return { stand, hit, double, split, two, open };
}

/** Net result per stake with best play. */
export function blackjackReturn(table: BlackjackTable = OUR_TABLE): number {
  let net = 0;
  for (const up of VALUES) {
    const engine = blackjackEngine(up, table);
    const dealerHas = up === 11 ? 4 / 13 : up === 10 ? 1 / 13 : 0;
    for (const a of VALUES)
      for (const b of VALUES) {
        const isNatural = a + b === 21;
        const open = isNatural ? 1.5 : Math.max(engine.open(engine.two(a, b)), a === b ? engine.split(a) : Number.NEGATIVE_INFINITY);
        const value = dealerHas * (isNatural ? 0 : -1) + (1 - dealerHas) * open;
        net += chanceOf(up) * chanceOf(a) * chanceOf(b) * value;
      }
  }
  return net;
}

const engines = new Map<number, ReturnType<typeof blackjackEngine>>();
function engineOf(up: number): ReturnType<typeof blackjackEngine> {
  const engine = engines.get(up) ?? blackjackEngine(up);
  engines.set(up, engine);
  return engine;
}

/**
 * The move of best play, which is what basic strategy names. Exact for the rules of this table.
 *
 * @param hand - cards of the hand whose turn it is.
 * @param up - the dealer's open card.
 * @param offered - names of the moves that the round offers; others are never best.
 * @spec CS-05
 */
export function bestMove(hand: readonly Card[], up: Card, offered: readonly string[]): string {
  const engine = engineOf(valueOf(up));
  const total = hand.reduce((sum, card) => added(sum, valueOf(card)), { hard: 0, isSoft: false });
  const worth: Readonly<Record<string, () => number>> = {
    stand: () => engine.stand(total),
    hit: () => engine.hit(total),
    double: () => engine.double(total),
    split: () => engine.split(valueOf(hand[0] ?? 0)),
  };
  let [move, most] = ['stand', Number.NEGATIVE_INFINITY];
  // In a fixed order, so that equal moves give the same answer whatever order they are offered in.
  for (const [name, value] of Object.entries(worth)) {
    if (!offered.includes(name)) continue;
    const net = value();
    if (net > most) [move, most] = [name, net];
  }
  return move;
}
