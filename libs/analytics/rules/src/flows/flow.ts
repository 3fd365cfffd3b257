import type { LogLine } from '@touchline/shared-primitives';
import type { AnyEvent } from '../catalogue.ts';

/** An observation. Never contains typed values. */
export type Signal =
  | { kind: 'page'; route: string; section: string; name: string; network?: string }
  /** The open modal, or null. */
  | { kind: 'modal'; name: string | null }
  | { kind: 'left' }
  | { kind: 'sent'; path: string }
  | { kind: 'ended'; path: string; status: number; code: string; field: string | null; ms: number }
  | { kind: 'signed-in' }
  | { kind: 'registration-type'; type: string }
  | { kind: 'registration-submit'; type: string; bonus: number; bonuses: readonly number[] | null }
  /** A link to sign in with a social network was clicked. */
  | { kind: 'network'; id: string }
  | { kind: 'wrong-fields'; names: readonly string[] }
  /** An outcome was added to the coupon: types of market and sport, the game's id, and where it was picked. @spec CP-24 */
  | { kind: 'bet-added'; market: number; game: number; sport: number; section: 'line' | 'live'; source: string; page: string }
  /** The coupon was changed in another way. @spec CP-24 */
  | { kind: 'coupon-updated'; change: string; bets: number };

/** A log entry and its source. */
export interface Log {
  line: LogLine;
  source: string;
}

/** Result of a flow for one signal. */
export interface Step<State> {
  state: State;
  events: readonly AnyEvent[];
  logs?: readonly Log[];
}

export type Flow<State> = (state: State, signal: Signal) => Step<State>;

/** Whether a call succeeded; any other status means a rejection or no answer. */
export const isTaken = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** Whether a signal opens the page or modal of a flow. */
export function isAt(signal: Signal, routes: readonly string[], modal: string): boolean {
  return (signal.kind === 'page' && routes.includes(signal.route)) || (signal.kind === 'modal' && signal.name === modal);
}

/** Whether a signal leaves the page or modal of a flow. Opening a modal above the page does not. */
export function isLeaving(signal: Signal, place: 'page' | 'modal'): boolean {
  if (signal.kind === 'left') return true;
  return place === 'page' ? signal.kind === 'page' : signal.kind === 'modal';
}
