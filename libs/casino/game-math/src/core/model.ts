import type { Draw } from './draw.ts';
import type { Scene } from './scene.ts';

/** Kinds of games; each has a picture of its own. */
export const FAMILIES = [
  'slots',
  'roulette',
  'blackjack',
  'baccarat',
  'stud',
  'holdem',
  'video-poker',
  'keno',
  'bingo',
  'scratch',
  'crash',
  'dice',
  'mines',
  'plinko',
  'hilo',
  'limbo',
  'wheel',
  'fishing',
  'coin',
  'high-low',
  'football',
  'racing',
  'draw',
  'skill',
] as const;
export type Family = (typeof FAMILIES)[number];

/** What a player puts at stake, in minor units, and what they chose. The shape of a choice is the family's. */
export interface Bet {
  amount: number;
  choice: Readonly<Record<string, unknown>>;
}

/** Something that the player may do now, and what it costs on top, in minor units. */
export interface Move {
  name: string;
  stake: number;
}

/** A round as far as it has been played. */
export interface Played {
  /** Minor units staked so far. */
  staked: number;
  /** Minor units that the player gets; 0 while the round is open. */
  returned: number;
  isOver: boolean;
  /** What the player may do now; empty when the round is over, or when only time goes on. */
  moves: readonly Move[];
  /** What the player may see now: nothing that would give away what is still to come. */
  scene: Scene;
}

/** One thing to choose before the round. */
export type Option =
  | { name: string; kind: 'one-of'; values: readonly (string | number)[] }
  | { name: string; kind: 'whole'; min: number; max: number }
  | { name: string; kind: 'numbers'; of: number; from: number; to: number }
  | { name: string; kind: 'bets'; values: readonly string[] };

/** The rules of a game. Pure: the same bet, moves and draws give the same round. */
export interface Rules {
  family: Family;
  options: readonly Option[];
  /** What a player who chooses nothing plays. */
  standard: Bet['choice'];
  /** Whether a bet can be played; whatever the network sent. */
  accepts(bet: Bet): boolean;
  /** What of a bet on a shared draw is its player's own, and may be seen before the draw. */
  ownOf?(choice: Bet['choice']): { card?: readonly number[] };
  /** Plays a bet and the moves so far from the start. @throws RangeError for a move that the round does not offer */
  play(bet: Bet, moves: readonly string[], draw: Draw): Played;
}

/** `times` is in hundredths: 250 pays two and a half stakes. What is less than a minor unit is dropped. */
export const paid = (amount: number, times: number): number => Number((BigInt(amount) * BigInt(times)) / 100n);

/** A round that one draw decides. */
export const settled = (staked: number, returned: number, scene: Scene): Played => ({ staked, returned, isOver: true, moves: [], scene });

/** @throws RangeError always: the round offers no such move */
export function refuseMove(move: string): never {
  throw new RangeError(`this round offers no move '${move}'`);
}

/** Whether a choice has this whole number within these bounds. */
export const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
