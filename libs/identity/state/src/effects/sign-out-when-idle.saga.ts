import { accessCalls } from '@touchline/identity-contract';
import { selectSiteConfig } from '@touchline/shared-config';
import { callJson } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take } from 'typed-redux-saga';
import { idleFound } from '../idle-found.ts';
import { listenToInput } from '../user-input.ts';
import { idleAt, IDLE_KEY, wasIdle } from '../rules/idle.ts';
import { TOUCH_REPORT_MS, TOUCH_THROTTLE_MS } from '../rules/timings.ts';
import { selectSession, sessionReceived, signedOut } from '../session.slice.ts';
import { logoutRequested } from '../logout-requested.ts';

const TOPIC = 'identity.touched';

/**
 * Signs out a player who was inactive in all tabs for the site's time-out, and notifies them, at the latest on the next load.
 *
 * @spec ID-15 AUTH-13
 */
export function* signOutWhenIdle(ports: Ports) {
  if ((yield* select(selectSession)).status === 'visitor') yield* call(notifyVisitor, ports);
  while (true) {
    if ((yield* select(selectSession)).status === 'player') yield* call(watchPlayer, ports);
    else yield* take(sessionReceived);
  }
}

function* notifyVisitor({ storage, now }: Ports) {
  const site = yield* select(selectSiteConfig);
  const kept = storage.get(IDLE_KEY);
  storage.remove(IDLE_KEY);
  if (site?.isAutoLogoffEnable === true && wasIdle(kept, site.autoLogoffInactiveMinutes, now())) yield* put(idleFound());
}

/** Activity in this tab and the others, as server times. */
const touches = ({ now, tabs }: Ports): EventChannel<number> =>
  eventChannel((emit) => {
    const stops = [
      listenToInput(() => {
        emit(now());
        tabs.post(TOPIC, now());
      }, TOUCH_THROTTLE_MS),
      tabs.on(TOPIC, (at) => typeof at === 'number' && emit(Math.min(at, now()))),
    ];
    return () => stops.forEach((stop) => stop());
  });

function* watchPlayer(ports: Ports) {
  const channel = touches(ports);
  try {
    yield* race({ over: take([signedOut, logoutRequested]), idle: call(countDown, ports, channel) });
  } finally {
    channel.close();
  }
  // After a successful sign-out there is no player to watch; after a failed one, watch again.
  yield* race({ over: take(signedOut), again: delay(TOUCH_REPORT_MS) });
}

function* countDown(ports: Ports, channel: EventChannel<number>) {
  const { now, storage } = ports;
  // Opening a page counts as activity.
  let touchedAt = now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  while (true) {
    const site = yield* select(selectSiteConfig);
    if (site?.isAutoLogoffEnable !== true) return;
    const endsAt = idleAt(touchedAt, site.autoLogoffInactiveMinutes);
    if (now() >= endsAt) break;
    if (touchedAt > reportedAt && now() - reportedAt >= TOUCH_REPORT_MS) {
      reportedAt = now();
      storage.set(IDLE_KEY, String(touchedAt));
      yield* fork(reportActivity, ports);
    }
    const wakesAt = touchedAt > reportedAt ? Math.min(endsAt, reportedAt + TOUCH_REPORT_MS) : endsAt;
    const { touch } = yield* race({ touch: take(channel), wake: delay(Math.max(0, wakesAt - now())) });
    if (typeof touch === 'number') touchedAt = Math.max(touchedAt, touch);
  }
  storage.set(IDLE_KEY, String(touchedAt));
  yield* put(logoutRequested('idle'));
}

function* reportActivity(ports: Ports) {
  try {
    yield* abortable((signal) => callJson(ports, accessCalls.activity, { body: {}, signal }));
  } catch {
    // The next activity is reported again; until then the server counts from the last report.
  }
}
