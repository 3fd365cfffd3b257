import { trackedCode } from '../error-codes.ts';
import { isAt, isLeaving, isTaken, type Flow } from './flow.ts';

const LOGIN = '/web-api/user/login';
/** Calls whose success only means that a code was sent. */
const SIGN_IN = [LOGIN, `${LOGIN}/sms`, `${LOGIN}/sms/code`, `${LOGIN}/two-step`];

export interface LoginState {
  place: 'page' | 'modal' | null;
  /** Clicks since the last success. */
  tries: number;
  isSubmitted: boolean;
}

export const NO_LOGIN: LoginState = { place: null, tries: 0, isSubmitted: false };

/** Tracks page view, click, success and error; a success resets the number of attempts. @spec AN-04 AN-08 */
export const loginFlow: Flow<LoginState> = (state, signal) => {
  if (isAt(signal, ['login'], 'login')) {
    const place = signal.kind === 'page' ? 'page' : 'modal';
    if (state.place === place) return { state, events: [] };
    return { state: { ...state, place }, events: [{ name: 'login_page', fields: { tries: state.tries } }] };
  }
  if (signal.kind === 'sent' && SIGN_IN.includes(signal.path)) {
    const tries = state.tries + 1;
    return { state: { ...state, tries, isSubmitted: true }, events: [{ name: 'login_click', fields: { tries } }] };
  }
  if (signal.kind === 'ended' && SIGN_IN.includes(signal.path) && !isTaken(signal)) {
    const fields = { code: trackedCode('login', signal.code), tries: state.tries };
    return { state: { ...state, isSubmitted: false }, events: [{ name: 'login_error', fields }] };
  }
  if (signal.kind === 'signed-in' && state.isSubmitted)
    return { state: NO_LOGIN, events: [{ name: 'login_success', fields: { tries: state.tries } }] };
  if (state.place !== null && isLeaving(signal, state.place)) return { state: { ...state, place: null }, events: [] };
  return { state, events: [] };
};
