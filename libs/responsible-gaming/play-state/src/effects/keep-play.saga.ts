import { endSessionOn401, logoutRequested, selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { isExclusion, type LimitChanges, type PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { codeOf, seconds } from '@touchline/shared-primitives';
import { abortable, inOneTab, listenTo, type Ports, pollWhile, type RootState } from '@touchline/shared-state';
import { all, call, put, race, select, spawn, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PlayApi } from '../api/play-api.ts';
import { readLimitChanges, readRealityCheck } from '../api/readers.ts';
import { changeMade, limitsWanted } from '@touchline/responsible-gaming-state';
import {
  answeringChanged,
  breakKnown,
  breakPlanned,
  checkAnswered,
  checkClosed,
  checkShown,
  confirmationAnswered,
  confirmationClosed,
  confirmationDue,
  dayBreakChanged,
  dayBreakWanted,
  playCounted,
  selectPlay,
  tightestWanted,
} from '../play.slice.ts';
import { askToConfirm, confirmChange, CONFIRMED } from './confirm-change.saga.ts';
import { followLimitChanges } from './follow-limit-changes.saga.ts';
import { untilAnswered } from './until-answered.saga.ts';
import { readTightest } from './read-tightest.saga.ts';
import { type CheckTime, checkTime, checkTimed, timeCheck } from './time-check.saga.ts';
import { visibilityChange } from './visibility.ts';

/** Ping interval. @spec RG-12 */
export const PING_EVERY_MS = seconds(30);
const TOPIC = 'reality-check';
/** Messages to other tabs: the check was answered, or the limits have changed. */
const ANSWERED = 'answered';
const LIMITS_CHANGED = 'limits-changed';
const CHECK_TYPES = [31, 32];

interface KeepPlayDeps {
  ports: Pick<Ports, 'page' | 'tabs' | 'report' | 'now' | 'storage'>;
  /** Creates the API with base path and language from the state. */
  api: (state: RootState) => PlayApi;
}

/** Dependencies with what this page knows of the reality check. */
interface PlayDeps extends KeepPlayDeps {
  time: CheckTime;
  /** When this page showed the current check, in milliseconds of the server's clock. */
  popup: { shownAt: number | null };
}

const exclusionOf = (limits: readonly PlayerLimitView[], state: PlayerLimitView['limitState']): PlayerLimitView | undefined =>
  limits.find((limit) => isExclusion(limit) && limit.limitState === state);

const isCounted = (state: RootState): boolean => selectIsPlayer(state) && selectPlay(state).isCounted;

/**
 * Pings the service from one visible tab, and shows the reality check when it is due. The service counts time itself, so withholding a ping
 * gains nothing.
 *
 * @spec RG-11 RG-12 RG-13 LIM-6 LIM-7 LIM-11
 */
export function* keepPlay(given: KeepPlayDeps) {
  const deps: PlayDeps = { ...given, time: checkTime(given.ports), popup: { shownAt: null } };
  yield* spawn(syncFromOtherTabs, deps.ports);
  yield* all([
    call(countBySession, deps),
    takeEvery(checkShown, () => {
      deps.popup.shownAt = deps.ports.now();
    }),
    takeEvery(signedOut, () => deps.time.note(null)),
    takeLeading(checkAnswered, answerCheck, deps),
    takeLeading(dayBreakWanted, beginDayBreak, deps),
    takeLeading(changeMade, shareLimits, deps),
    takeLatest(tightestWanted, readTightest, deps),
    takeLatest(confirmationDue, ({ payload }) => askToConfirm(deps, payload)),
    takeLeading(confirmationAnswered, confirmChange, deps, TOPIC),
    call(followLimitChanges, { ...deps, post: (changes: Omit<LimitChanges, 'version'>) => deps.ports.tabs.post(TOPIC, { ...changes }) }),
  ]);
}

function* countBySession(deps: PlayDeps) {
  while (true) {
    if (yield* select(selectIsPlayer)) yield* call(countSession, deps);
    else yield* take(sessionReceived);
  }
}

/** Runs until the session ends or another one starts. */
function* countSession(deps: PlayDeps) {
  // One successful ping per session decides: without a time limit, no further pings are needed. A busy service is retried.
  if (!(yield* select(selectPlay)).isCounted) {
    const { ended } = yield* race({
      answered: call(untilAnswered, () => ping(deps)),
      // While the service does not answer, the time that an earlier page stored applies.
      timer: call(inOneTab<void>, deps.ports.tabs, 'play-timer', () => timeCheck(deps.time, () => showCheck(deps))),
      ended: take([signedOut, sessionReceived]),
    });
    if (ended !== undefined) return;
  }
  if (yield* select(isCounted)) yield* race({ count: call(count, deps), ended: take([signedOut, sessionReceived]) });
  else yield* take([playCounted, signedOut, sessionReceived]);
}

/** Pings while the tab is visible. A hidden tab releases the lock, so that another one can take over. */
function* count(deps: PlayDeps) {
  const { ports } = deps;
  const pings = () =>
    pollWhile({
      isWanted: isCounted,
      everyMs: PING_EVERY_MS,
      page: ports.page,
      pauseAfterMs: 'never',
      work: () => ping(deps),
      onFailure: (error) => ports.report('ping failed', { code: codeOf(error) }),
    });
  const seen = function* () {
    yield* call(inOneTab<void>, ports.tabs, 'play', function* play() {
      yield* race({ pings: call(pings), timer: call(timeCheck, deps.time, () => showCheck(deps)) });
    });
  };
  while (yield* select(isCounted)) {
    if (ports.page.isVisible()) yield* race({ seen: call(seen), left: call(() => visibilityChange(ports.page)) });
    else yield* call(() => visibilityChange(ports.page));
  }
}

/** @returns whether the service responded. */
function* ping({ ports, api, time }: PlayDeps) {
  try {
    const calls = yield* select(api);
    const { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds, excludedUntil } = yield* abortable((signal) => calls.ping(signal));
    const hasLimit = sessionSecondsLeft !== null || checkDueInSeconds !== null;
    if ((yield* select(selectPlay)).isCounted !== hasLimit) yield* put(playCounted(hasLimit));
    time.note(checkDueInSeconds);
    yield* put(checkTimed());
    yield* put(breakKnown(excludedUntil));
    if (confirmInSeconds !== null) yield* put(confirmationDue(confirmInSeconds));
    return true;
  } catch (error) {
    ports.report('ping failed', { code: codeOf(error) });
    yield* call(endSessionOn401, error);
    return false;
  }
}

/** Loads the check again, because it may have been answered on another device. @spec LIM-8 */
function* showCheck({ ports, api }: KeepPlayDeps): Generator<unknown, void> {
  if ((yield* select(selectPlay)).check !== null || !(yield* select(selectIsPlayer))) return;
  try {
    const calls = yield* select(api);
    const check = yield* abortable((signal) => calls.check(signal));
    if (check.dueInSeconds !== 0) return;
    ports.tabs.post(TOPIC, check);
    yield* put(checkShown(check));
  } catch (error) {
    ports.report('reality check not loaded', { code: codeOf(error) });
    yield* call(endSessionOn401, error);
  }
}

function* answerCheck({ ports, api, popup }: PlayDeps, { payload }: ReturnType<typeof checkAnswered>) {
  yield* put(answeringChanged('busy'));
  try {
    const calls = yield* select(api);
    yield* abortable((signal) => calls.answer({ ...payload, shownAt: popup.shownAt }, signal));
    ports.tabs.post(TOPIC, ANSWERED);
    yield* put(checkClosed());
    if (payload.action === 'log_out') yield* put(logoutRequested());
  } catch (error) {
    ports.report('reality check not answered', { code: codeOf(error) });
    yield* put(answeringChanged('failed'));
    yield* call(endSessionOn401, error);
  }
}

function* beginDayBreak({ ports, api }: KeepPlayDeps) {
  yield* put(dayBreakChanged('busy'));
  try {
    const calls = yield* select(api);
    const { limits } = yield* abortable((signal) => calls.dayBreak(signal));
    yield* put(dayBreakChanged('begun'));
    yield* put(breakKnown(exclusionOf(limits, 'ACTIVE')?.endsAt ?? null));
    // Update a page that shows limits.
    yield* put(limitsWanted());
  } catch (error) {
    ports.report('limit not changed', { code: codeOf(error) });
    yield* put(dayBreakChanged('failed'));
    yield* call(endSessionOn401, error);
  }
}

function* shareLimits({ ports }: KeepPlayDeps, { payload }: ReturnType<typeof changeMade>) {
  yield* put(breakKnown(exclusionOf(payload.limits, 'ACTIVE')?.endsAt ?? null));
  const { startedAt, endsAt = null } = exclusionOf(payload.limits, 'PENDING') ?? {};
  yield* put(breakPlanned(startedAt === undefined || endsAt === null ? null : { startsAt: startedAt, endsAt }));
  const waits = payload.limits.some(({ needApprove }) => needApprove);
  if (!CHECK_TYPES.includes(payload.result.limitType) && !waits) return;
  ports.tabs.post(TOPIC, LIMITS_CHANGED);
  yield* put(playCounted(true));
}

const syncFromOtherTabs = ({ tabs }: KeepPlayDeps['ports']) =>
  listenTo<NonNullable<unknown>>(
    (emit) => tabs.on(TOPIC, (message) => message !== null && message !== undefined && emit(message)),
    function* apply(message) {
      if (!(yield* select(selectIsPlayer))) return;
      if (message === LIMITS_CHANGED) yield* put(playCounted(true));
      else if (message === ANSWERED) yield* put(checkClosed());
      else if (message === CONFIRMED) yield* put(confirmationClosed());
      else if (typeof message === 'object' && 'excludedUntil' in message) {
        const changes = readLimitChanges({ version: 0, ...message });
        if (changes !== null) {
          yield* put(breakKnown(changes.excludedUntil));
          yield* put(breakPlanned(changes.plannedBreak));
        }
        yield* put(playCounted(true));
        yield* put(limitsWanted());
      } else {
        const check = readRealityCheck(message);
        if (check !== null) yield* put(checkShown(check));
      }
    },
  );
