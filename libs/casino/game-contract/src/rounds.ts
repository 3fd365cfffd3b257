import type { Move, Scene } from '@touchline/casino-game-math';

export type RoundStatus = 'open' | 'settled' | 'refunded';

/** A round as its player sees it. Money is in minor units. */
export interface RoundView {
  /** Null in a demo. */
  round: number | null;
  model: string;
  /** The catalogue's id of the game, where the round was opened from there. */
  game: number | null;
  status: RoundStatus;
  staked: number;
  /** 0 while the round is open. */
  returned: number;
  currencyIso: string;
  moves: Move[];
  scene: Scene;
  /** Milliseconds since 1970 by the server. */
  openedAt: number;
  settledAt: number | null;
  /** Moves that were made so far. */
  made: number;
  /** Its result could not be worked out: it is void, and its stakes went back. */
  isFaulty: boolean;
  /** Won from a jackpot on top of what it returned, minor units; left out where nothing was. */
  jackpot?: number | undefined;
  /** Of the account afterwards; null in a demo and in the history. */
  balance: number | null;
}

/** What proves a round: everything that its result follows from. */
export interface RoundProof {
  /** SHA-256 of the server seed, given before the round. */
  hash: string;
  /** Null until the player has changed seeds: a seed in use stays secret. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  bet: { amount: number; choice: Record<string, unknown> };
  moves: string[];
}

/** A round of the history, with what replays it. */
export interface RoundRecord extends RoundView {
  proof: RoundProof;
}

/** Why a round was not opened, or a move not made. */
export interface RoundRefusal {
  status: 'rejected';
  reason: 'wrong-account' | 'limit-reached' | 'prepaid-too-large' | 'not-enough-money' | 'stake-out-of-range' | 'round-open';
  missing?: number | undefined;
  /** With `round-open`: the round that waits for its player. */
  round?: number | undefined;
  limit?: { limitType: number; limit: number; left: number } | undefined;
}
export type RoundAnswer = RoundView | RoundRefusal;

/** A round that a provider played on a server of its own, as the site has booked it; void when its stakes went back. Milliseconds. */
export interface ServedRound {
  round: number;
  game: number;
  status: 'open' | 'settled' | 'void';
  staked: number;
  returned: number;
  currencyIso: string;
  openedAt: number;
  settledAt: number | null;
}

/** Why a game is not played for money now. */
export type NoMoney = 'signed-out' | 'restricted' | 'country' | 'no-stake' | 'closed';

export interface Launch {
  model: string;
  /** Where the game's own page lies. */
  frameUrl: string;
  /** Null when it can be played for money. */
  noMoney: NoMoney | null;
  isDemoOffered: boolean;
  /** A provider plays its rounds for money on a server of its own: its page is asked for with `visit`. */
  isServed: boolean;
  /** Whether a visitor has to confirm their age before the demo: the law of their country demands it. */
  isAgeAsked: boolean;
  currencyIso: string;
  exponent: number;
  /** Stakes of one round, minor units. */
  stake: { min: number; max: number; usual: number };
  /** Least time from the start of one round to the start of the next, milliseconds. */
  cycleMs: number;
  /** Milliseconds until this player's next round of it may start: an earlier round, of whichever game, still counts. 0 for a visitor. */
  waitMs: number;
  accountId: number | null;
  balance: number | null;
  /** The round that waits for its player. */
  open: RoundView | null;
}

export interface SeedPair {
  hash: string;
  clientSeed: string;
  /** Rounds that were played with it. */
  rounds: number;
}

export interface Seeds {
  /** In use; its server seed is secret. */
  current: SeedPair;
  /** No longer in use, the newest first. */
  revealed: (SeedPair & { serverSeed: string })[];
}
