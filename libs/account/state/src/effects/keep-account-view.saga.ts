import { selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { accountCalls } from '@touchline/account-contract';
import { readView } from '../api/read-view.ts';
import { callJson } from '@touchline/shared-http';
import { codeOf } from '@touchline/shared-primitives';
import type { Zone } from '@touchline/shared-primitives/calendar';
import {
  abortable,
  chosenSettings,
  decodeViewCookie,
  encodeViewCookie,
  selectView,
  selectZone,
  viewChosen,
  viewUnchosen,
  type Ports,
  type ViewSettings,
} from '@touchline/shared-state';
import { call, debounce, fork, put, select, take, cancel } from 'typed-redux-saga';
import { KEEP_VIEW_AFTER_MS } from '../rules/timings.ts';

type ViewPorts = Pick<Ports, 'send' | 'origin' | 'report'>;

/**
 * The URL determines the language, not the account: a link to another language keeps its language. The zone of a device is no setting for
 * another one.
 */
function ownSettings(settings: Partial<ViewSettings>): Partial<ViewSettings> {
  const { language: _, deviceZone: __, ...own } = settings;
  return own;
}

/** What the account keeps: the settings, and the zone once the device or the player named it. */
interface Kept {
  view: string;
  zone?: Zone;
}

function* chosen() {
  const view = yield* select(selectView);
  const isKnown = view.deviceZone !== null || view.chosen.includes('timeZone');
  const kept: Kept = { view: encodeViewCookie(ownSettings(chosenSettings(view))) };
  return isKnown ? { ...kept, zone: yield* select(selectZone) } : kept;
}

/** Applies the account's settings; settings that exist only on this device are kept. @returns what the account keeps. */
function* takeOver(ports: ViewPorts) {
  const { view, ...rest } = yield* abortable((signal) => callJson(ports, accountCalls.view, { signal, read: readView }));
  if (view === null) return { view: '', ...rest };
  const settings = ownSettings(decodeViewCookie(view));
  if (Object.keys(settings).length > 0) yield* put(viewChosen(settings));
  return { view: encodeViewCookie(settings), ...rest };
}

function* keepFor(ports: ViewPorts) {
  let kept: Kept | null = null;
  const keep = function* () {
    const wanted: Kept = yield* call(chosen);
    if (wanted.view === kept?.view && wanted.zone === kept.zone) return;
    try {
      yield* abortable((signal) => callJson(ports, accountCalls.keepView, { body: wanted, signal }));
      kept = wanted;
    } catch (error) {
      ports.report('account view failed', { code: codeOf(error) }); // the settings remain on this device
    }
  };
  yield* debounce(KEEP_VIEW_AFTER_MS, [viewChosen, viewUnchosen], keep);
  try {
    const account: Kept = yield* call(takeOver, ports);
    kept = account;
    // Another device may be elsewhere; the service counts nights and quiet hours by this zone.
    const { zone }: Kept = yield* call(chosen);
    if (zone !== undefined && zone !== account.zone) yield* call(keep);
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
