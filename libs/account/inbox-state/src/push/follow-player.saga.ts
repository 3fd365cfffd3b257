import { createAction } from '@reduxjs/toolkit';
import type { PlayerPart, PlayerStreamEvent } from '@touchline/account-inbox-contract';
import {
  loadSession,
  playerChanged,
  selectSession,
  selectUserId,
  SESSION_TOPIC,
  sessionReceived,
  signedOut,
  signOutReason,
} from '@touchline/identity-state';
import { isObject } from '@touchline/shared-primitives';
import {
  abortable,
  inOneTab,
  LEFT_PAGE_PAUSE_MS,
  listenTo,
  playerStreamed,
  type Ports,
  type RootState,
  selectDisplayFlag,
  viewChanged,
  viewChosen,
} from '@touchline/shared-state';
import { all, call, delay, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { readPlayerStreamEvent } from '../api/readers.ts';
import {
  BEAT_MS,
  LATE_BEAT_MS,
  openAgainAfterMs,
  OPENS_WITHIN_MS,
  OTHERS_FIRST_MS,
  SILENT_AFTER_BEATS,
  SPREAD_CALLS_MS,
} from '../rules/timings.ts';
import { hasStreams, openPlayerStream, type OpenPlayerStream, PLAYER_STREAM_PATH, type PlayerStreamMessage } from './open-player-stream.ts';

export interface FollowPlayerDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'report' | 'now' | 'page' | 'tabs'>;
  /** Random number from 0 to 1. */
  chance: () => number;
  /** EventSource by default; tests pass their own. */
  open?: OpenPlayerStream;
}

interface Following extends Required<FollowPlayerDeps> {
  /** Until when another stream of this browser counts as carrying the player's events; milliseconds. */
  carriedUntil: number;
  isResting: boolean;
  /** Changes to be reported in this tab. */
  pending: Set<PlayerPart>;
}

/** Lock of the tab that holds the stream. */
const LEADER = 'player-stream';
/** Topic of events between tabs. */
const EVENTS = 'player-events';

const nudged = createAction('inbox/streamNudged');
const pageTurned = createAction('inbox/pageTurned');
const partsPending = createAction('inbox/partsPending');
const carrierSeen = createAction('inbox/carrierSeen');
/** An event of the held stream; the payload is its heartbeat in milliseconds. */
const eventSeen = createAction<number>('inbox/streamEventSeen');
const streamOver = createAction('inbox/streamOver');
/** The server has ended the session; the payload is the code of its 401. */
const sessionOver = createAction<string>('inbox/sessionOver');
const CHANGES = [nudged, sessionReceived, signedOut, viewChanged, viewChosen];

const silenceMs = (beatMs: number): number => SILENT_AFTER_BEATS * Math.min(BEAT_MS.most, Math.max(BEAT_MS.least, beatMs)) + LATE_BEAT_MS;

/**
 * Reports changes of the player's data by push: one tab of this browser holds a stream and forwards its events to the others. While a
 * stream of prices carries them, no other one is held. Polls continue as specified, so nothing depends on it.
 *
 * @spec AC-01 AC-06 AUTH-6 CF-06 TAB-1
 */
export function* followPlayer({ ports, chance, open = openPlayerStream }: FollowPlayerDeps) {
  if (open === openPlayerStream && !hasStreams()) return;
  const isResting = !ports.page.isVisible();
  const following: Following = { ports, chance, open, carriedUntil: 0, isResting, pending: new Set() };
  yield* all([
    takeEvery(playerStreamed, carriedHere, following),
    takeLatest(sessionOver, checkSession, following),
    takeLeading(partsPending, reportParts, following),
    takeLatest(pageTurned, rest, following),
    call(() => listenTo<boolean>((emit) => ports.page.onChange(emit), turnPage)),
    call(() =>
      listenTo<object>(
        (emit) => ports.tabs.on(EVENTS, (message) => isObject(message) && emit(message)),
        (message) => carriedElsewhere(following, message),
      ),
    ),
    call(takeTurns, following),
  ]);
}

function* turnPage() {
  yield* put(pageTurned());
}

/** A page that was left for a while gives the stream up. @spec PL-06 */
function* rest(following: Following) {
  const { page } = following.ports;
  if (!page.isVisible()) yield* delay(LEFT_PAGE_PAUSE_MS);
  if (following.isResting === !page.isVisible()) return;
  following.isResting = !page.isVisible();
  yield* put(nudged());
}

/** The player whose events are wanted in this tab; null without one. */
const wantedPlayer = (state: RootState, { isResting }: Following): number | null =>
  isResting || selectDisplayFlag(state, 'isDataSaved') ? null : selectUserId(state);

function* takeTurns(following: Following) {
  while (true) {
    const userId = wantedPlayer(yield* select((state: RootState) => state), following);
    if (userId === null) {
      yield* take(CHANGES);
      continue;
    }
    yield* race({
      lead: call(inOneTab<void>, following.ports.tabs, LEADER, () => lead(following)),
      // A stream belongs to the session that opened it.
      other: call(untilOtherPlayer, following, userId),
    });
  }
}

function* untilOtherPlayer(following: Following, userId: number) {
  while (wantedPlayer(yield* select((state: RootState) => state), following) === userId) yield* take(CHANGES);
}

function* lead(following: Following): Generator<unknown, never> {
  let failures = 0;
  yield* delay(OTHERS_FIRST_MS);
  while (true) {
    yield* call(untilNotCarried, following);
    const end = yield* holdStream(following);
    if (end === 'carried') continue;
    failures = end === 'lost' ? 0 : failures + 1;
    yield* delay(openAgainAfterMs(failures, following.chance()));
  }
}

function* untilNotCarried(following: Following) {
  const leftMs = () => following.carriedUntil - following.ports.now();
  while (leftMs() > 0) yield* race({ seen: take(carrierSeen), late: delay(leftMs()) });
}

function* untilCarried(following: Following) {
  while (following.carriedUntil <= following.ports.now()) yield* take(carrierSeen);
  return true;
}

/** Holds one stream. @returns whether it delivered anything before it ended, or another stream carries the events now. */
function* holdStream(following: Following) {
  const { ports, open } = following;
  const url = new URL(PLAYER_STREAM_PATH, ports.origin).href;
  const stream = { hasOpened: false };
  const onMessage = function* (message: PlayerStreamMessage) {
    if (message === 'lost') yield* put(streamOver());
    else {
      stream.hasOpened ||= message.state === 'open';
      yield* put(eventSeen(message.beatMs));
      yield* call(spread, following, message, false);
      if (message.state !== 'open') yield* put(streamOver());
    }
  };
  const { carried } = yield* race({
    events: call(() => listenTo<PlayerStreamMessage>((emit) => open(url, emit), onMessage)),
    over: take(streamOver),
    silence: call(untilSilent),
    carried: call(untilCarried, following),
  });
  if (carried !== undefined) return 'carried';
  return stream.hasOpened ? 'lost' : 'closed';
}

function* untilSilent() {
  let waitMs = OPENS_WITHIN_MS;
  while (true) {
    const { seen } = yield* race({ seen: take(eventSeen), late: delay(waitMs) });
    if (seen === undefined) return true;
    waitMs = silenceMs(seen.payload);
  }
}

function* carriedHere(following: Following, { payload }: ReturnType<typeof playerStreamed>) {
  const event = readPlayerStreamEvent(payload);
  if (event === null) return;
  yield* call(noteCarrier, following, event);
  yield* call(spread, following, event, true);
}

function* carriedElsewhere(following: Following, message: object) {
  const { event: sent, isCarried } = message as { event?: unknown; isCarried?: unknown };
  const event = readPlayerStreamEvent(sent);
  if (event === null) return;
  if (isCarried === true) yield* call(noteCarrier, following, event);
  yield* call(apply, following, event);
}

function* noteCarrier(following: Following, { state, beatMs }: PlayerStreamEvent) {
  following.carriedUntil = state === 'open' ? following.ports.now() + silenceMs(beatMs) : 0;
  yield* put(carrierSeen());
}

/** Applies an event in this tab and forwards it to the others. */
function* spread(following: Following, event: PlayerStreamEvent, isCarried: boolean) {
  following.ports.tabs.post(EVENTS, { event, isCarried });
  yield* call(apply, following, event);
  if (event.state === 'ended') yield* put(sessionOver(event.code));
}

/** A page that is not seen polls when the player returns to it. */
function* apply({ ports, pending }: Following, { what }: PlayerStreamEvent) {
  if (what.length === 0 || !ports.page.isVisible()) return;
  for (const part of what) pending.add(part);
  yield* put(partsPending());
}

function* reportParts({ pending, chance }: Following) {
  while (pending.size > 0) {
    yield* delay(Math.round(SPREAD_CALLS_MS * chance()));
    const parts = [...pending];
    pending.clear();
    yield* put(playerChanged(parts));
  }
}

/** The stream may have belonged to an earlier session, so the current one is requested before the player is signed out. @spec AUTH-6 */
function* checkSession({ ports }: Following, { payload: code }: ReturnType<typeof sessionOver>) {
  const before = yield* select(selectSession);
  const found = yield* abortable((signal) => loadSession(ports, { signal, otherwise: { status: 'unknown' } }));
  if (found.status !== 'visitor' || before.status !== 'player' || (yield* select(selectSession)) !== before) return;
  yield* put(signedOut({ reason: signOutReason(code) }));
  ports.tabs.post(SESSION_TOPIC, found);
}
