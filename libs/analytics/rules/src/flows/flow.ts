import type { LogLine } from '@touchline/shared-primitives';
import type { AnyEvent } from '../catalogue.ts';

/** Something that was observed: never a value that a person typed. */
export type Signal =
  | { kind: 'page'; route: string; section: string; name: string; network?: string }
  /** What lies over the page; null when nothing does. */
  | { kind: 'modal'; name: string | null }
  | { kind: 'left' }
  | { kind: 'sent'; path: string }
  | { kind: 'ended'; path: string; status: number; code: string; field: string | null; ms: number }
  | { kind: 'signed-in' }
  | { kind: 'registration-type'; type: string }
  | { kind: 'registration-submit'; type: string; bonus: number; bonuses: readonly number[] | null }
  /** A link to sign in with another site was pressed. */
  | { kind: 'network'; id: string }
  | { kind: 'wrong-fields'; names: readonly string[] };

/** A line for the log, and who writes it. */
export interface Log {
  line: LogLine;
  source: string;
}

/** What a flow makes of a signal. */
export interface Step<State> {
  state: State;
  events: readonly AnyEvent[];
  logs?: readonly Log[];
}

export type Flow<State> = (state: State, signal: Signal) => Step<State>;

/** Below 200 and from 300 an answer is a refusal, or there is none. */
export const isTaken = ({ status }: { status: number }): boolean => status >= 200 && status < 300;

/** Whether a page or a modal is that of a flow. */
export function isAt(signal: Signal, routes: readonly string[], modal: string): boolean {
  return (signal.kind === 'page' && routes.includes(signal.route)) || (signal.kind === 'modal' && signal.name === modal);
}

/** Whether a signal leaves the place of a flow that is open. A modal over the page of the flow does not. */
export function isLeaving(signal: Signal, place: 'page' | 'modal'): boolean {
  if (signal.kind === 'left') return true;
  return place === 'page' ? signal.kind === 'page' : signal.kind === 'modal';
}
