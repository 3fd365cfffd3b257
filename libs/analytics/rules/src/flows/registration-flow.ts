import { REGISTRATION_TYPES, type AnyEvent, type RegistrationType } from '../catalogue.ts';
import { trackedCode } from '../error-codes.ts';
import { isAt, isLeaving, isTaken, type Flow, type Log, type Signal, type Step } from './flow.ts';

const ASK = '/web-api/registration/full';
const CODE = '/web-api/registration/full/code';
const FAST = '/web-api/registration/fast';
const CALLS = [ASK, CODE, FAST];

export interface RegistrationFlowState {
  place: 'page' | 'modal' | null;
  type: RegistrationType | null;
  /** Number of submitted forms. */
  tries: number;
  isDone: boolean;
}

export const NO_REGISTRATION: RegistrationFlowState = { place: null, type: null, tries: 0, isDone: false };

const MODULE = 'RegistrationAnalyticsModule';
const isKnown = (type: string): type is RegistrationType => (REGISTRATION_TYPES as readonly string[]).includes(type);
const log = (line: Log['line']): Log => ({ line, source: MODULE });
const quiet = (state: RegistrationFlowState): Step<RegistrationFlowState> => ({ state, events: [] });

/** @spec AN-03 */
function chosen(state: RegistrationFlowState, { type }: Extract<Signal, { kind: 'registration-type' }>): Step<RegistrationFlowState> {
  if (!isKnown(type)) return { ...quiet(state), logs: [log('unknown registration type')] };
  if (type === state.type) return quiet(state);
  return { state: { ...state, type }, events: [{ name: 'registration_type', fields: { type } }] };
}

function submitted(
  state: RegistrationFlowState,
  { type, bonus, bonuses }: Extract<Signal, { kind: 'registration-submit' }>,
): Step<RegistrationFlowState> {
  if (!isKnown(type)) return { ...quiet(state), logs: [log('unknown registration type')] };
  const tries = state.tries + 1;
  const isWrongBonus = bonus !== 0 && bonuses !== null && !bonuses.includes(bonus);
  return {
    state: { ...state, type, tries },
    events: [{ name: 'registration_submit', fields: { type, tries } }],
    ...(isWrongBonus && { logs: [log('wrong selected bonus id')] }),
  };
}

/** Whether the call matches the chosen type; a mismatch is a bug in our code. */
const isOfType = (path: string, type: RegistrationType | null): boolean => type !== null && (path === FAST) === (type === 'one_click');

function ended(state: RegistrationFlowState, signal: Extract<Signal, { kind: 'ended' }>): Step<RegistrationFlowState> {
  const { path, code } = signal;
  const type = state.type ?? (path === FAST ? 'one_click' : 'full_reg');
  const { tries } = state;
  if (!isTaken(signal))
    return { state, events: [{ name: 'registration_error', fields: { type, code: trackedCode('registration', code), tries } }] };
  if (path === ASK) return { state, events: [{ name: 'registration_code_sent', fields: { type } }] };
  const approved: AnyEvent[] = path === CODE ? [{ name: 'registration_code_approved', fields: { type } }] : [];
  return {
    state: { ...state, isDone: true },
    events: [...approved, { name: 'registration_done', fields: { type, tries } }],
    ...(!isOfType(path, state.type) && { logs: [log('wrong successful registration type')] }),
  };
}

/** Tracks page view, type, submit, code sent and approved, done or error, and leaving, with attempts and completion. @spec AN-03 AN-08 */
export const registrationFlow: Flow<RegistrationFlowState> = (state, signal) => {
  if (isAt(signal, ['registration', 'registration-old'], 'registration')) {
    const place = signal.kind === 'page' ? 'page' : 'modal';
    if (state.place === place) return quiet(state);
    return { state: { ...NO_REGISTRATION, place }, events: [{ name: 'registration_page', fields: { tries: 0 } }] };
  }
  if (signal.kind === 'registration-type') return chosen(state, signal);
  if (signal.kind === 'registration-submit') return submitted(state, signal);
  if (signal.kind === 'ended' && CALLS.includes(signal.path)) return ended(state, signal);
  if (state.place === null || !isLeaving(signal, state.place)) return quiet(state);
  const { isDone, tries } = state;
  return { state: NO_REGISTRATION, events: [{ name: 'registration_leave', fields: { isDone, tries } }] };
};
