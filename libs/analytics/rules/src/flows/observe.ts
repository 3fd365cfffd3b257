import { trackLoginBySocialNetwork, trackRegistrationBySocialNetwork } from '../social.ts';
import type { Log, Signal, Step } from './flow.ts';
import { loginFlow, NO_LOGIN, type LoginState } from './login-flow.ts';
import { NO_PASSWORD, passwordFlow, type PasswordState } from './password-flow.ts';
import { plainEvents } from './plain-events.ts';
import { NO_REGISTRATION, registrationFlow, type RegistrationFlowState } from './registration-flow.ts';

/** State of all flows. */
export interface Observed {
  registration: RegistrationFlowState;
  login: LoginState;
  password: PasswordState;
}

export const NOTHING_OBSERVED: Observed = { registration: NO_REGISTRATION, login: NO_LOGIN, password: NO_PASSWORD };

/** Events for a network in the URL or a click on its link. @spec AN-09 */
function social(signal: Signal, isRegistering: boolean): Pick<Step<unknown>, 'events'> & { logs: readonly Log[] } {
  const tracked =
    signal.kind === 'network'
      ? (isRegistering ? trackRegistrationBySocialNetwork : trackLoginBySocialNetwork)(signal.id)
      : signal.kind === 'page' && signal.network !== undefined
        ? trackRegistrationBySocialNetwork(signal.network)
        : null;
  return { events: tracked?.events ?? [], logs: tracked?.log ? [tracked.log] : [] };
}

/** Applies a signal to all flows. @spec AN-03 AN-04 AN-05 AN-07 AN-08 AN-09 AN-10 */
export function observe(state: Observed, signal: Signal): Step<Observed> & { logs: readonly Log[] } {
  const registration = registrationFlow(state.registration, signal);
  const login = loginFlow(state.login, signal);
  const password = passwordFlow(state.password, signal);
  const network = social(signal, registration.state.place !== null);
  return {
    state: { registration: registration.state, login: login.state, password: password.state },
    events: [...plainEvents(signal), ...registration.events, ...login.events, ...password.events, ...network.events],
    logs: [...(registration.logs ?? []), ...network.logs],
  };
}
