import { codeOf } from '@touchline/shared-primitives';
import { agreementCalls } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import {
  AGE_COOKIE,
  ageCookie,
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

/** Cookies of this page, as `document.cookie` gives and takes them. */
export interface CookieJar {
  /** Null where the browser keeps them from its pages. */
  read: () => string | null;
  write: (cookie: string) => void;
  /** Whether the page came over TLS. */
  isSecure: boolean;
}

export interface KeepAgreementsDeps {
  ports: Pick<Ports, 'send' | 'origin' | 'storage' | 'tabs' | 'report'>;
  jar: CookieJar;
}

/** A choice that the server has not heard of yet. */
const UNSENT_KEY = 'tl-consent-unsent';
const TOPIC = 'agreements';

/** Reads what this browser agreed to, keeps what it agrees to now, and tells server and tabs. @spec ID-16 ID-17 PRV-2 */
export function* keepAgreements({ ports, jar }: KeepAgreementsDeps) {
  yield* call(readCookies, jar);
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
    call(heedOtherTabs, { ports, jar }),
  ]);
}

function* readCookies(jar: CookieJar) {
  const cookies = jar.read();
  // What cannot be read is as the document says, whose server has read it.
  if (cookies !== null) yield* put(viewChanged({ cookiesAgreeType: readConsent(readCookie(cookies, CONSENT_COOKIE)) }));
  yield* put(agreementsKnown({ age: isAgeConfirmed(readCookie(cookies, AGE_COOKIE)) ? 'answered' : 'open' }));
}

/** Another tab of this browser was answered: the same cookies are read here. */
const heedOtherTabs = ({ ports, jar }: KeepAgreementsDeps) =>
  listenTo<true>(
    (emit) => ports.tabs.on(TOPIC, () => emit(true)),
    () => readCookies(jar),
  );

/** The value goes by the specification's name for it. A lost call is made again on the next page. @spec ID-17 */
function* sendUnsent({ storage, ...ports }: KeepAgreementsDeps['ports']) {
  const type = storage.get(UNSENT_KEY);
  if (type === null || !/^[0-3]$/.test(type)) return;
  const body = { cookiesAgreeTime: Number(type) as CookiesAgreeType };
  try {
    yield* call(() => callJson(ports, agreementCalls.cookies, { body }));
    if (storage.get(UNSENT_KEY) === type) storage.remove(UNSENT_KEY);
  } catch (error) {
    ports.report('cookies agreement not sent', { code: codeOf(error) });
  }
}
