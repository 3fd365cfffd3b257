import type { RoundView } from './rounds.ts';

/** Version of the messages between a game and the site that frames it. */
export const FRAME_VERSION = 1;

/** Why a round did not come about, as a game shows it. */
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

/** Why a game waits. */
export type PauseReason = 'reality-check' | 'break' | 'hidden' | 'offline';

/** How a game is played. */
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
  stake: { min: number; max: number; usual: number };
  cycleMs: number;
  /** Milliseconds until the first round may start. */
  waitMs: number;
  /** The round that waits for its player. */
  round: RoundView | null;
}

/** What a game asks of the site. */
export type FromGame =
  | { type: 'ready' }
  | { type: 'play'; id: string; amount: number; choice: Readonly<Record<string, unknown>> }
  | { type: 'move'; id: string; at: number; move: string }
  /** A game that plays its rounds on a server of its own has begun one. */
  | { type: 'round-started' }
  | { type: 'round-shown' }
  | { type: 'cashier' }
  | { type: 'full-screen' }
  | { type: 'close' }
  | { type: 'error'; code: string };

/** What the site tells a game. */
export type FromSite =
  | { type: 'init'; init: GameInit }
  | { type: 'round'; id: string; round: RoundView }
  /** With `round`, the game shows that round as it is now: it was opened or played on in another window. */
  | { type: 'refused'; id: string; reason: Refused; detail: string | null; round?: RoundView | undefined }
  | { type: 'balance'; balance: number }
  /** The player reads another language from now on; the round goes on. */
  | { type: 'language'; language: string; direction: 'ltr' | 'rtl' }
  | { type: 'pause'; reason: PauseReason }
  | { type: 'resume' }
  | { type: 'end'; reason: 'session-over' | 'closed' };

export type Versioned<Message> = Message & { v: typeof FRAME_VERSION };
