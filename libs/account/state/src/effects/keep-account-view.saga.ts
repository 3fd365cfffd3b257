import { selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { accountCalls } from '@touchline/account-contract';
import { readView } from '../api/read-view.ts';
import { callJson } from '@touchline/shared-http';
import { codeOf } from '@touchline/shared-primitives';
import {
  abortable,
  chosenSettings,
  decodeViewCookie,
  encodeViewCookie,
  selectView,
  viewChosen,
  viewUnchosen,
  type Ports,
  type ViewSettings,
} from '@touchline/shared-state';
import { call, debounce, fork, put, select, take, cancel } from 'typed-redux-saga';
import { KEEP_VIEW_AFTER_MS } from '../rules/timings.ts';

type ViewPorts = Pick<Ports, 'send' | 'origin' | 'report'>;

/** The URL determines the language, not the account: a link to another language keeps its language. */
function ownSettings(settings: Partial<ViewSettings>): Partial<ViewSettings> {
  const { language: _, ...own } = settings;
  return own;
}

function* chosenText() {
  return encodeViewCookie(ownSettings(chosenSettings(yield* select(selectView))));
}

/** Applies the account's settings; settings that exist only on this device are kept. @returns the settings text of the account. */
function* takeOver(ports: ViewPorts) {
  const { view } = yield* abortable((signal) => callJson(ports, accountCalls.view, { signal, read: readView }));
  if (view === null) return '';
  const settings = ownSettings(decodeViewCookie(view));
  if (Object.keys(settings).length > 0) yield* put(viewChosen(settings));
  return encodeViewCookie(settings);
}

function* keepFor(ports: ViewPorts) {
  let kept: string | null = null;
  const keep = function* () {
    const text: string = yield* call(chosenText);
    if (text === kept) return;
    try {
      yield* abortable((signal) => callJson(ports, accountCalls.keepView, { body: { view: text }, signal }));
      kept = text;
    } catch (error) {
      ports.report('account view failed', { code: codeOf(error) }); // the settings remain on this device
    }
  };
  yield* debounce(KEEP_VIEW_AFTER_MS, [viewChosen, viewUnchosen], keep);
  try {
    kept = yield* call(takeOver, ports);
  } catch (error) {
    ports.report('account view failed', { code: codeOf(error) });
  }
}

/** Saves a player's view settings in the account, and applies the account's settings on this device. @spec LY-11 */
export function* keepAccountView(ports: ViewPorts) {
  while (true) {
    while (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
    const keeping = yield* fork(keepFor, ports);
    yield* take(signedOut);
    yield* cancel(keeping);
  }
}
