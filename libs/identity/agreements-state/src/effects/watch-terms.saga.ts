import { codeOf } from '@touchline/shared-primitives';
import { agreementCalls } from '@touchline/identity-contract';
import { selectIsPlayer, sessionReceived } from '@touchline/identity-state';
import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import { callJson } from '@touchline/shared-http';
import { inOneTab, listenTo, pollWhile, viewChanged, type Ports, type RootState } from '@touchline/shared-state';
import { call, delay, put, race, select, spawn, take } from 'typed-redux-saga';
import { termsChanged } from '../terms.ts';
import { readTermsAnswer } from './readers.ts';

/** Polling interval of the terms. @spec ID-18 */
export const TERMS_CHECK_MS = 60_000;
const NOTIFIED_KEY = 'tl-terms-told';
const TOPIC = 'terms';

/** Whether changed terms await confirmation, and since when, in seconds. The player confirms the terms of that time. */
interface TermsStatus {
  isChanged: boolean;
  updatedAt: number;
}

/** Parses a response of the service; null if it is malformed. @spec ID-18 */
function readTermsStatus(answer: unknown): TermsStatus | null {
  const terms = readTermsAnswer(answer);
  return terms && { isChanged: terms.result, updatedAt: terms.updatedAt };
}

export interface WatchTermsDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'page' | 'tabs' | 'storage' | 'report' | 'now'>;
}

const isWanted = (state: RootState): boolean => selectIsPlayer(state) && selectSiteConfig(state)?.isConfirmTermsEnabled === true;

/** When any tab of this browser last polled the terms, by the clock of the page. */
interface LastPoll {
  at: number;
}

/**
 * Polls every minute in one visible tab, while a player is signed in and the feature is on; announces each change once. A tab that becomes
 * hidden hands polling over to a visible one.
 *
 * @spec ID-18 TAB-1 TAB-2
 */
export function* watchTerms({ ports }: WatchTermsDeps) {
  const { page } = ports;
  const last: LastPoll = { at: -Infinity };
  yield* spawn(syncFromOtherTabs, ports, last);
  const ask = function* () {
    yield* delay(Math.max(0, last.at + TERMS_CHECK_MS - ports.now()));
    yield* call(pollWhile, {
      isWanted,
      everyMs: TERMS_CHECK_MS,
      work: function* look() {
        last.at = ports.now();
        const status = yield* call(() => callJson(ports, agreementCalls.terms, { read: readTermsStatus }));
        ports.tabs.post(TOPIC, status);
        yield* call(applyStatus, ports.storage, status);
      },
      page,
      onFailure: (error: unknown) => ports.report('terms status failed', { code: codeOf(error) }),
    });
  };
  while (true) {
    if (!(yield* select(isWanted))) {
      // The next player's terms have not been polled yet.
      last.at = -Infinity;
      yield* take([sessionReceived, configReceived]);
    } else if (!page.isVisible()) yield* call(() => visibilityChange(page));
    else yield* race({ polling: call(inOneTab<void>, ports.tabs, 'terms-status', ask), left: call(() => visibilityChange(page)) });
  }
}

/** Resolves when the page is next hidden or shown. */
const visibilityChange = (page: Ports['page']): Promise<void> =>
  new Promise((resolve) => {
    const stop = page.onChange(() => {
      stop();
      resolve();
    });
  });

function* applyStatus(storage: Ports['storage'], { isChanged, updatedAt }: TermsStatus) {
  yield* put(viewChanged({ isUserTermsChanged: isChanged, userTermsChangedUpdatedAt: updatedAt }));
  if (!isChanged) return;
  const signature = String(updatedAt);
  if (storage.get(NOTIFIED_KEY) === signature) return;
  storage.set(NOTIFIED_KEY, signature);
  yield* put(termsChanged());
}

/** A tab with another release may send a different shape. */
const isTermsStatus = (message: unknown): message is TermsStatus =>
  typeof message === 'object' &&
  message !== null &&
  'isChanged' in message &&
  typeof message.isChanged === 'boolean' &&
  'updatedAt' in message &&
  Number.isSafeInteger(message.updatedAt);

const syncFromOtherTabs = ({ tabs, storage, now }: WatchTermsDeps['ports'], last: LastPoll) =>
  listenTo<TermsStatus>(
    (emit) => tabs.on(TOPIC, (message) => isTermsStatus(message) && emit(message)),
    function* apply(status) {
      last.at = now();
      if (yield* select(selectIsPlayer)) yield* call(applyStatus, storage, status);
    },
  );
