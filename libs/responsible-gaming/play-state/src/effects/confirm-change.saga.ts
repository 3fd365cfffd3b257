import { endSessionOn401, selectIsPlayer } from '@touchline/identity-state';
import { codeOf, seconds } from '@touchline/shared-primitives';
import { abortable, type Ports, type RootState } from '@touchline/shared-state';
import { call, delay, put, select } from 'typed-redux-saga';
import type { PlayApi } from '../api/play-api.ts';
import { limitsWanted } from '@touchline/responsible-gaming-state';
import { untilAnswered } from './until-answered.saga.ts';
import { confirmationAnswered, confirmationClosed, confirmationShown, confirmingChanged, selectPlay } from '../play.slice.ts';

interface ConfirmDeps {
  ports: Pick<Ports, 'tabs' | 'report'>;
  api: (state: RootState) => PlayApi;
}

/** Message to other tabs: the question was answered. */
export const CONFIRMED = 'confirmed';

/** Asks to confirm a looser limit when it is due, on whatever page the player is. @spec RG-05 RG-17 */
export function* askToConfirm({ ports, api }: ConfirmDeps, inSeconds: number) {
  yield* delay(seconds(inSeconds));
  yield* call(untilAnswered, () => showRipe({ ports, api }));
}

/** Loads the limit again, because it may have been decided on another device. @returns whether no retry is needed. */
function* showRipe({ ports, api }: ConfirmDeps) {
  if (!(yield* select(selectIsPlayer)) || (yield* select(selectPlay)).confirmation !== null) return true;
  try {
    const calls = yield* select(api);
    const ripe = (yield* abortable((signal) => calls.limits(signal))).find(({ canConfirm }) => canConfirm);
    if (ripe !== undefined) yield* put(confirmationShown(ripe));
    return true;
  } catch (error) {
    ports.report('limits not loaded', { code: codeOf(error) });
    yield* call(endSessionOn401, error);
    return false;
  }
}

/** @spec RG-05 RG-07 */
export function* confirmChange({ ports, api }: ConfirmDeps, topic: string, { payload: action }: ReturnType<typeof confirmationAnswered>) {
  const { confirmation } = yield* select(selectPlay);
  if (confirmation === null) return;
  if (action === 'later') {
    yield* put(confirmationClosed());
    return;
  }
  const { id } = confirmation;
  yield* put(confirmingChanged('busy'));
  try {
    const calls = yield* select(api);
    yield* abortable((signal) => calls.decide({ id, action }, signal));
    ports.tabs.post(topic, CONFIRMED);
    yield* put(confirmationClosed());
    // Update a page that shows limits.
    yield* put(limitsWanted());
    // Another limit may be pending as well.
    yield* call(askToConfirm, { ports, api }, 0);
  } catch (error) {
    ports.report('limit not changed', { code: codeOf(error) });
    yield* put(confirmingChanged('failed'));
    yield* call(endSessionOn401, error);
  }
}
