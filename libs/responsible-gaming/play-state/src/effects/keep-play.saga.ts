import { endSessionOn401, logoutRequested, selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { isExclusion, type LimitChanges, type PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { codeOf, seconds } from '@touchline/shared-primitives';
import { abortable, inOneTab, listenTo, type Ports, pollWhile } from '@touchline/shared-state';
import { all, call, delay, put, race, select, spawn, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PlayApi } from '../api/play-api.ts';
import { readChanges, readRealityCheck } from '../api/read-play.ts';
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
import { visibilityChange } from './visibility.ts';

/** Ping interval. @spec RG-12 */
export const PING_EVERY_MS = seconds(30);
const TOPIC = 'reality-check';
/** Messages to other tabs: the check was answered, or the limits have changed. */
const ANSWERED = 'answered';
const LIMITS_CHANGED = 'limits-changed';
const CHECK_TYPES = [31, 32];

export interface KeepPlayDeps {
  ports: Pick<Ports, 'page' | 'tabs' | 'report' | 'now'>;
  /** Creates the API with base path and language from the state. */
  api: (state: unknown) => PlayApi;
}

const exclusionOf = (limits: readonly PlayerLimitView[], state: PlayerLimitView['limitState']): PlayerLimitView | undefined =>
  limits.find((limit) => isExclusion(limit) && limit.limitState === state);

const isCounted = (state: unknown): boolean => selectIsPlayer(state) && selectPlay(state).isCounted;

/**
 * Pings the service from one visible tab, and shows the reality check when it is due. The service counts time itself, so withholding a ping
 * gains nothing.
 *
 * @spec RG-11 RG-12 RG-13 LIM-6 LIM-7 LIM-11
 */
export function* keepPlay(deps: KeepPlayDeps) {
  yield* spawn(syncFromOtherTabs, deps.ports);
  yield* all([
    call(countBySession, deps),
    takeLeading(checkAnswered, answerCheck, deps),
    takeLeading(dayBreakWanted, beginDayBreak, deps),
    takeLeading(changeMade, shareLimits, deps),
    takeLatest(tightestWanted, readTightest, deps),
    takeLatest(confirmationDue, ({ payload }) => askToConfirm(deps, payload)),
    takeLeading(confirmationAnswered, confirmChange, deps, TOPIC),
    call(followLimitChanges, { ...deps, post: (changes: Omit<LimitChanges, 'version'>) => deps.ports.tabs.post(TOPIC, { ...changes }) }),
  ]);
}

function* countBySession(deps: KeepPlayDeps) {
  while (true) {
    if (yield* select(selectIsPlayer)) yield* call(countSession, deps);
    else yield* take(sessionReceived);
  }
}

/** Runs until the session ends or another one starts. */
function* countSession(deps: KeepPlayDeps) {
  // One successful ping per session decides: without a time limit, no further pings are needed. A busy service is retried.
  if (!(yield* select(selectPlay)).isCounted) {
    const { ended } = yield* race({ answered: call(untilAnswered, () => ping(deps)), ended: take([signedOut, sessionReceived]) });
    if (ended !== undefined) return;
  }
  if (yield* select(isCounted)) yield* race({ count: call(count, deps), ended: take([signedOut, sessionReceived]) });
  else yield* take([playCounted, signedOut, sessionReceived]);
}

/** Pings while the tab is visible. A hidden tab releases the lock, so that another one can take over. */
function* count({ ports, api }: KeepPlayDeps) {
  const seen = function* () {
    yield* call(inOneTab<void>, ports.tabs, 'play', () =>
      pollWhile({
        isWanted: isCounted,
        everyMs: PING_EVERY_MS,
        page: ports.page,
        pauseAfterMs: 'never',
        work: () => ping({ ports, api }),
        onFailure: (error) => ports.report('ping failed', { code: codeOf(error) }),
      }),
    );
  };
  while (yield* select(isCounted)) {
    if (ports.page.isVisible()) yield* race({ seen: call(seen), left: call(() => visibilityChange(ports.page)) });
    else yield* call(() => visibilityChange(ports.page));
  }
}

/** @returns whether the service responded. */
function* ping({ ports, api }: KeepPlayDeps) {
  try {
    const calls = yield* select(api);
    const { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds, excludedUntil } = yield* abortable((signal) => calls.ping(signal));
    const hasLimit = sessionSecondsLeft !== null || checkDueInSeconds !== null;
    if ((yield* select(selectPlay)).isCounted !== hasLimit) yield* put(playCounted(hasLimit));
    if (checkDueInSeconds !== null && seconds(checkDueInSeconds) < PING_EVERY_MS)
      yield* spawn(showCheck, { ports, api }, checkDueInSeconds);
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
function* showCheck({ ports, api }: KeepPlayDeps, dueInSeconds: number) {
  yield* delay(seconds(dueInSeconds));
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

function* answerCheck({ ports, api }: KeepPlayDeps, { payload }: ReturnType<typeof checkAnswered>) {
  yield* put(answeringChanged('busy'));
  try {
    const calls = yield* select(api);
    yield* abortable((signal) => calls.answer(payload, signal));
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
        const changes = readChanges({ version: 0, ...message });
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
