import { codeOf } from '@touchline/shared-primitives';
import { agreementCalls } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import {
  AGE_COOKIE,
  ageCookie,
  allowsMarketing,
  CONSENT_COOKIE,
  consentCookie,
  isAgeConfirmed,
  readConsent,
  type CookiesAgreeType,
} from '@touchline/identity-rules';
import { selectSiteConfig } from '@touchline/shared-config';
import { listenTo, readCookie, viewChanged, type Ports } from '@touchline/shared-state';
import { all, call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { ageConfirmed, agreementsKnown, consentChosen } from '../agreements.slice.ts';

/** Cookies of this page, in the format of `document.cookie`. */
export interface CookieJar {
  /** Null where the browser denies the page access to cookies. */
  read: () => string | null;
  write: (cookie: string) => void;
  /** Whether the page was loaded over TLS. */
  isSecure: boolean;
}

export interface KeepAgreementsDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'storage' | 'tabs' | 'report'>;
  jar: CookieJar;
}

/** Holds a choice that the server has not received yet. */
const UNSENT_KEY = 'tl-consent-unsent';
/** The last choice that the server has sealed, if it allows counting. Without the seal the server does not store analytics. @spec PRV-2 */
const SENT_KEY = 'tl-consent-sent';
const TOPIC = 'agreements';

/** Reads the agreements of this browser, stores new ones and sends them to the server and the other tabs. @spec ID-16 ID-17 PRV-2 */
export function* keepAgreements({ ports, jar }: KeepAgreementsDeps) {
  yield* call(readCookies, jar);
  yield* call(noteUnsent, ports.storage, jar);
  yield* all([
    takeEvery(consentChosen, function* keep({ payload: { type } }) {
      jar.write(consentCookie(type, jar));
      ports.storage.set(UNSENT_KEY, String(type));
      yield* put(viewChanged({ cookiesAgreeType: type }));
      ports.tabs.post(TOPIC, null);
      yield* call(sendUnsent, ports);
    }),
    takeEvery(ageConfirmed, function* keep() {
      const kept = (yield* select(selectSiteConfig))?.ageConfirmation;
      jar.write(ageCookie(kept === 'session' ? 'session' : 'days', jar));
      yield* put(agreementsKnown({ age: 'answered' }));
      ports.tabs.post(TOPIC, null);
    }),
    fork(sendUnsent, ports),
    call(syncFromOtherTabs, { ports, jar }),
  ]);
}

function* readCookies(jar: CookieJar) {
  const cookies = jar.read();
  // If cookies are unreadable, keep the value in the document: the server has read them.
  if (cookies !== null) yield* put(viewChanged({ cookiesAgreeType: readConsent(readCookie(cookies, CONSENT_COOKIE)) }));
  yield* put(agreementsKnown({ age: isAgeConfirmed(readCookie(cookies, AGE_COOKIE)) ? 'answered' : 'open' }));
}

/** Marks a choice from an earlier release, which is stored only in the cookie, as unsent, so that the server receives it once. */
function noteUnsent(storage: KeepAgreementsDeps['ports']['storage'], jar: CookieJar): void {
  const type = readConsent(readCookie(jar.read() ?? '', CONSENT_COOKIE));
  if (allowsMarketing(type) && storage.get(SENT_KEY) !== String(type)) storage.set(UNSENT_KEY, String(type));
}

/** After an answer in another tab, reads the shared cookies again. */
const syncFromOtherTabs = ({ ports, jar }: KeepAgreementsDeps) =>
  listenTo<true>(
    (emit) => ports.tabs.on(TOPIC, () => emit(true)),
    () => readCookies(jar),
  );

/** The field name is that of the specification. A failed call is retried on the next page load. @spec ID-17 */
function* sendUnsent({ storage, ...ports }: KeepAgreementsDeps['ports']) {
  const type = storage.get(UNSENT_KEY);
  if (type === null || !/^[0-3]$/.test(type)) return;
  const body = { cookiesAgreeTime: Number(type) as CookiesAgreeType };
  try {
    yield* call(() => callJson(ports, agreementCalls.cookies, { body }));
    if (storage.get(UNSENT_KEY) === type) storage.remove(UNSENT_KEY);
    if (allowsMarketing(Number(type))) storage.set(SENT_KEY, type);
    else storage.remove(SENT_KEY);
  } catch (error) {
    ports.report('cookies agreement not sent', { code: codeOf(error) });
  }
}
