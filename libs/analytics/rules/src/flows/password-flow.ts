import type { AnyEvent } from '../catalogue.ts';
import { trackedCode } from '../error-codes.ts';
import { isAt, isLeaving, isTaken, type Flow, type Step } from './flow.ts';

const ASK = '/web-api/user/password/reset';
const CODE = `${ASK}/code`;
const SAVE = `${ASK}/save`;

export type PasswordStep = 'call' | 'code' | 'approve' | 'save' | 'success' | 'error' | 'exit' | 'cancel';
export interface PasswordState {
  place: 'page' | 'modal' | null;
  /** Steps recorded since the form was opened; each is recorded once. */
  recorded: readonly PasswordStep[];
}

export const NO_PASSWORD: PasswordState = { place: null, recorded: [] };

const eventOf = (step: PasswordStep, code: string): AnyEvent =>
  step === 'error' ? { name: 'password_error', fields: { code } } : { name: `password_${step}`, fields: {} };

function once(state: PasswordState, step: PasswordStep, code = ''): Step<PasswordState> {
  if (state.recorded.includes(step)) return { state, events: [] };
  return { state: { ...state, recorded: [...state.recorded, step] }, events: [eventOf(step, trackedCode('password_change', code))] };
}

/** Tracks the steps of a password reset; each is recorded once per opening of the form. @spec AN-10 AN-08 */
export const passwordFlow: Flow<PasswordState> = (state, signal) => {
  if (isAt(signal, ['passwordreset'], 'forgot-password')) {
    const place = signal.kind === 'page' ? 'page' : 'modal';
    return state.place === place ? { state, events: [] } : once({ place, recorded: [] }, 'call');
  }
  if (signal.kind === 'sent' && signal.path === SAVE) return once(state, 'save');
  if (signal.kind === 'ended' && [ASK, CODE, SAVE].includes(signal.path)) {
    if (!isTaken(signal)) return once(state, 'error', signal.code);
    return once(state, signal.path === ASK ? 'code' : signal.path === CODE ? 'approve' : 'success');
  }
  if (state.place === null || !isLeaving(signal, state.place)) return { state, events: [] };
  if (state.recorded.includes('success')) return { state: NO_PASSWORD, events: [] };
  const hasCode = state.recorded.includes('code') || state.recorded.includes('approve');
  const { events } = once(state, hasCode ? 'exit' : 'cancel');
  return { state: NO_PASSWORD, events };
};
