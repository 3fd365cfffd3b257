import type { Draw } from './draw.ts';
import type { Scene } from './scene.ts';

/** Tables before the first round, each with a drawing in casino/game-ui. */
export type Idle =
  | 'slots'
  | 'roulette'
  | 'roulette-double'
  | 'blackjack'
  | 'baccarat'
  | 'stud'
  | 'holdem'
  | 'video-poker'
  | 'keno'
  | 'bingo'
  | 'scratch'
  | 'crash'
  | 'dice'
  | 'mines'
  | 'plinko'
  | 'hilo'
  | 'limbo'
  | 'wheel'
  | 'fishing'
  | 'coin'
  | 'high-low'
  | 'sic-bo'
  | 'craps'
  | 'football'
  | 'racing'
  | 'draw'
  | 'skill';

/** A player's stake in minor units and their choice. The shape of a choice depends on the family. */
export interface Bet {
  amount: number;
  choice: Readonly<Record<string, unknown>>;
}

/** A move available to the player, with its extra cost in minor units. */
export interface Move {
  name: string;
  stake: number;
  /**
   * Of a move whose stake the player chooses: its most, in minor units. Its name is then followed by the stake: `put-field` is made as
   * `put-field-500`.
   */
  most?: number;
}

/** The state of a round. */
export interface Played {
  /** Minor units staked so far. */
  staked: number;
  /** Minor units paid to the player; 0 while the round is open. */
  returned: number;
  /** What the return lost as a fraction of a minor unit, in hundredths of it; of slots, whose jackpot receives it. */
  fraction?: number;
  isOver: boolean;
  /** Moves available to the player; empty when the round is over or only time decides it. */
  moves: readonly Move[];
  /** What the player may see now; reveals nothing about the rest of the round. */
  scene: Scene;
}

/**
 * One choice to make before the round. `pays` is what each value pays, in hundredths, where it is named by that; with `inHundredths` a player
 * types 2.37 for 237; one that `isOptional` can be left out of the bet.
 */
export type Option =
  | { name: string; kind: 'one-of'; values: readonly (string | number)[]; pays?: readonly number[] }
  | { name: string; kind: 'whole'; min: number; max: number; inHundredths?: true; isOptional?: true }
  | { name: string; kind: 'numbers'; of: number; from: number; to: number }
  /** `hasHalfBack`: on zero half of a bet on an even chance is returned. */
  | { name: string; kind: 'bets'; hasHalfBack?: true; values: readonly string[] };

/**
 * How time moves a round that climbs until it ends. Heights are multiples of the stake in hundredths, times milliseconds since its start.
 */
export interface Climb {
  /** Lowest height at which it can be cashed out. */
  lowest: number;
  /** The move of a climb that has ended. */
  end: string;
  heightAfter(ms: number): number;
  timeTo(height: number): number;
  /** Height of the preset cash-out of a bet; the highest there is without one. */
  autoOf(choice: Bet['choice']): number;
  /** The state after a time as a move: cashed out at the preset height or by the player, ended, or null while it continues. */
  moveAt(at: { point: number; auto: number; ms: number; isTaken: boolean }): string | null;
  /** Whether it still climbs after a time. Until it is over, its end must stay secret. */
  isRunning(point: number, ms: number): boolean;
}

/** The word on the button that starts a round; `play` for games without a word of the trade. */
export type Start = 'spin' | 'deal' | 'roll' | 'play';

/** The rules of a game. Pure: equal bets, moves and draws give equal rounds. */
export interface Rules {
  /** Games of a family share a choice and a board: `slots`, `roulette`. */
  family: string;
  options: readonly Option[];
  /** `play` if absent. */
  start?: Start;
  /** The empty table. */
  idle: Idle;
  /** Only of a game that time moves: the server's clock makes its moves, and a move of the page names the height it shows. */
  climb?: Climb;
  /** Only of a machine: payouts by name of the hand, in stakes, from the highest to the lowest. */
  pays?: Readonly<Record<string, number>>;
  /** Default choice. */
  standard: Bet['choice'];
  /** Whether the bet is valid; safe for untrusted input. */
  accepts(bet: Bet): boolean;
  /** The player-specific part of a bet on a shared draw, which may be shown before the draw. */
  ownOf?(choice: Bet['choice']): { card?: readonly number[] };
  /** Replays a bet and the moves so far from the start. @throws RangeError for a move that the round does not offer */
  play(bet: Bet, moves: readonly string[], draw: Draw): Played;
}

/** Payout for `times` in hundredths: 250 pays two and a half stakes. Fractions of a minor unit are dropped. */
export const paid = (amount: number, times: number): number => Number((BigInt(amount) * BigInt(times)) / 100n);

/** What {@link paid} drops, in hundredths of a minor unit. */
export const droppedOf = (amount: number, times: number): number => Number((BigInt(amount) * BigInt(times)) % 100n);

/** A round decided by a single draw. */
export const settled = (staked: number, returned: number, scene: Scene): Played => ({ staked, returned, isOver: true, moves: [], scene });

/** @throws RangeError always, because the round does not offer this move */
export function refuseMove(move: string): never {
  throw new RangeError(`this round offers no move '${move}'`);
}

/** Reads a move with a stake of the player's choice, `put-field-500`; null for any other move, or a stake outside its bounds. */
export function readPut(moves: readonly Move[], move: string): { name: string; stake: number } | null {
  const [, name, digits] = /^(.+)-([1-9]\d{0,12})$/.exec(move) ?? [];
  const offered = moves.find((each) => each.name === name);
  const stake = Number(digits);
  if (name === undefined || offered?.most === undefined || stake > offered.most) return null;
  return { name, stake };
}

/** The additional stake of a move, in minor units; null for a move that is not among `moves`. */
export function stakeOfMove(moves: readonly Move[], move: string): number | null {
  const offered = moves.find(({ name, most }) => name === move && most === undefined);
  return offered?.stake ?? readPut(moves, move)?.stake ?? null;
}

/** Whether `value` is a whole number within the bounds. */
export const isWithin = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
