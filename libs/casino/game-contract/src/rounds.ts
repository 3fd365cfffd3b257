import type { Move, Scene } from '@touchline/casino-game-math';

export type RoundStatus = 'open' | 'settled' | 'refunded';

/** A round as its player sees it. Money is in minor units. */
export interface RoundView {
  /** Null in a demo. */
  round: number | null;
  model: string;
  /** Catalogue id of the game, if the round was opened from the catalogue. */
  game: number | null;
  status: RoundStatus;
  staked: number;
  /** 0 while the round is open. */
  returned: number;
  currencyIso: string;
  moves: Move[];
  scene: Scene;
  /** Server time in milliseconds since 1970. */
  openedAt: number;
  settledAt: number | null;
  /** Number of moves made so far. */
  made: number;
  /** The result could not be computed; the round is void and its stakes are refunded. */
  isFaulty: boolean;
  /** Jackpot win on top of `returned`, in minor units; absent without a win. */
  jackpot?: number | undefined;
  /** Balance of the account after the round; null in a demo and in the history. */
  balance: number | null;
}

/** Everything needed to verify a round: all inputs of its result. */
export interface RoundProof {
  /** SHA-256 of the server seed, published before the round. */
  hash: string;
  /** Null until the player rotates seeds, because a seed in use stays secret. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  bet: { amount: number; choice: Record<string, unknown> };
  moves: string[];
}

/** A round of the history, with the data to replay it. */
export interface RoundRecord extends RoundView {
  proof: RoundProof;
}

/** Why a round or a move was rejected. */
export interface RoundRefusal {
  status: 'rejected';
  reason: 'wrong-account' | 'limit-reached' | 'prepaid-too-large' | 'not-enough-money' | 'stake-out-of-range' | 'round-open';
  missing?: number | undefined;
  /** With `round-open`: number of the open round. */
  round?: number | undefined;
  limit?: { limitType: number; limit: number; left: number } | undefined;
}
export type RoundAnswer = RoundView | RoundRefusal;

/** A round played on the provider's server, as booked by the site; void when its stakes were refunded. Times in milliseconds. */
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

/** Why a game cannot be played for money. */
export type NoMoney = 'signed-out' | 'restricted' | 'country' | 'no-stake' | 'closed';

export interface Launch {
  model: string;
  /** URL of the game's page. */
  frameUrl: string;
  /** Null if the game can be played for money. */
  noMoney: NoMoney | null;
  isDemoOffered: boolean;
  /** The provider runs its money rounds on its own server; get the page with `visit`. */
  isServed: boolean;
  /** Whether the law of the visitor's country requires them to confirm their age before the demo. */
  isAgeAsked: boolean;
  currencyIso: string;
  exponent: number;
  /** Stake limits and default stake of a round, in minor units. */
  stake: { min: number; max: number; usual: number };
  /** Minimum time between the starts of two rounds, in milliseconds. */
  cycleMs: number;
  /** Milliseconds until the player's next round may start; rounds of other games count too. 0 for a visitor. */
  waitMs: number;
  accountId: number | null;
  balance: number | null;
  /** The open round, if any. */
  open: RoundView | null;
}

export interface SeedPair {
  hash: string;
  clientSeed: string;
  /** Number of rounds played with it. */
  rounds: number;
}

export interface Seeds {
  /** In use; its server seed is secret. */
  current: SeedPair;
  /** Of the server seed that follows: known before the player chooses the client seed that it is used with. */
  next: { hash: string };
  /** Retired pairs, newest first. */
  revealed: (SeedPair & { serverSeed: string })[];
}
