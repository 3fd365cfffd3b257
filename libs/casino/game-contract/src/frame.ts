import type { RoundView } from './rounds.ts';

/** Version of the message protocol between a game and the embedding site. */
export const FRAME_VERSION = 1;

/** Why a round was not played, as shown by the game. */
export type Refused =
  | 'not-enough-money'
  | 'limit-reached'
  | 'round-open'
  | 'stake-out-of-range'
  | 'too-fast'
  | 'restricted'
  | 'signed-out'
  | 'no-answer'
  | 'refused';

/** Why a game is paused. */
export type PauseReason = 'reality-check' | 'break' | 'hidden' | 'offline';

/** Initial settings of a game. */
export interface GameInit {
  model: string;
  title: string;
  mode: 'money' | 'demo';
  language: string;
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark';
  currencyIso: string;
  exponent: number;
  balance: number;
  /** `last` is what the player staked on this game before. */
  stake: { min: number; max: number; usual: number; last?: number | undefined };
  cycleMs: number;
  /** Milliseconds until the first round may start. */
  waitMs: number;
  /** The open round, if any. */
  round: RoundView | null;
  /** What this title of the catalogue looks like: its theme, and its id, by which titles of one theme differ. A game without it has its own look. */
  art?: { theme: string | null; game: number } | undefined;
  /** The player has turned sound on, in this or another game; off without it. */
  sound?: boolean | undefined;
}

/** Messages from a game to the site. */
export type FromGame =
  | { type: 'ready' }
  | { type: 'play'; id: string; amount: number; choice: Readonly<Record<string, unknown>> }
  | { type: 'move'; id: string; at: number; move: string }
  /** A game whose provider runs its rounds has started one. */
  | { type: 'round-started' }
  | { type: 'round-shown' }
  | { type: 'cashier' }
  /** Full screen, or back: right after a press of the player. */
  | { type: 'full-screen' }
  /** The player has turned sound on or off, for all games. */
  | { type: 'sound'; isOn: boolean }
  | { type: 'close' }
  | { type: 'error'; code: string };

/** Messages from the site to a game. */
export type FromSite =
  | { type: 'init'; init: GameInit }
  | { type: 'round'; id: string; round: RoundView }
  /** `round` is the current state of a round that was opened or continued in another window; the game shows it. */
  | { type: 'refused'; id: string; reason: Refused; detail: string | null; round?: RoundView | undefined }
  | { type: 'balance'; balance: number }
  /** The player switched languages; the open round continues. */
  | { type: 'language'; language: string; direction: 'ltr' | 'rtl' }
  | { type: 'pause'; reason: PauseReason }
  | { type: 'resume' }
  | { type: 'end'; reason: 'session-over' | 'closed' };

export type Versioned<Message> = Message & { v: typeof FRAME_VERSION };
