import { allowsMarketing, CONSENT_COOKIE, readConsent } from '@touchline/identity-rules';
import { redirectReasons, type GuardFacts, type GuardResult } from '@touchline/platform-guards';
import { createPlatformApi, mediaLoader, type ServiceHealth } from '@touchline/platform-state';
import type { RouteMatch } from '@touchline/shared-routes';
import { readCookie, type AppStore, type DocumentRequest, type Ports } from '@touchline/shared-state';
import { referralCookie } from '../guards/referral-cookie.ts';
import { GUARD_DEADLINE_MS, judgeVisit } from '../guards/judge-visit.ts';
import { HOPS_COOKIE, hopsCookie, nextHops, readHops } from './hops-cookie.ts';
import { readReasons, reasonsCookie, reasonsCookieName } from './reasons-cookie.ts';

/** The redirect service's share: its retry after 1000 ms, spread over half of the usual jitter, has 50 ms left to be answered. @spec GD-20 */
const REDIRECT_DEADLINE_MS = GUARD_DEADLINE_MS - 50;
const SPREAD = 0.5;

export interface JudgeOptions {
  request: DocumentRequest;
  ports: Ports;
  /** Contains session, configuration and sections already. */
  store: AppStore;
  /** Circuit breakers of this process. */
  health: ServiceHealth;
  languages: readonly string[];
  detected: string;
  loadDictionaries: (lang: string, section: string) => Promise<void>;
  startSection: (match: RouteMatch, lang: string) => void;
  loadSeo: (facts: GuardFacts) => Promise<void>;
}

/** Result of the chain, and the cookies of the answer. `reasons` say why another page redirected here; empty if none did. */
export type Judgement = GuardResult & { cookies: readonly string[]; reasons: string };

/** Runs the chain for a document request. @spec GD-02 */
export async function judgeDocument(options: JudgeOptions): Promise<Judgement> {
  const { request, ports, store, health, languages, detected, ...start } = options;
  const { url, headers } = request;
  const api = createPlatformApi(ports, { deadlineMs: REDIRECT_DEADLINE_MS, random: () => Math.random() * SPREAD, health });
  const cookie = headers.get('cookie');
  const hops = readHops(readCookie(cookie, HOPS_COOKIE));
  const isSecure = url.protocol === 'https:';
  const mayTrack = allowsMarketing(readConsent(readCookie(cookie, CONSENT_COOKIE)));
  const cookies: string[] = [];
  const result = await judgeVisit(
    { state: store.getState(), url, languages, isProduction: request.isProduction, detected, hops, nowMs: ports.now() },
    {
      // Without consent no cookies are set: the browser keeps the marks until there is consent, or drops them with the page. @spec PRV-2
      keepReferral: (marks) => void (mayTrack && cookies.push(...marks.map((mark) => referralCookie(mark, { isSecure })))),
      // A document is always of the newest release.
      releases: () => ({ own: null, deployed: null }),
      askBlock: api.askBlock,
      askRedirect: api.askRedirect,
      loadDictionaries: ({ lang, match }) => start.loadDictionaries(lang, match.row.section),
      loadMedia: mediaLoader({ api, dispatch: store.dispatch, now: ports.now }),
      askTerms: api.askTerms,
      askPayments: api.askPayments,
      loadSeo: start.loadSeo,
      // The coupon lives in the browser, which adds the link's bets at hydration.
      fillCoupon: () => undefined,
      startSection: ({ match, lang }) => start.startSection(match, lang),
      notify: () => undefined,
      report: request.report,
    },
    request.signal,
  );
  const passed = result.decision.kind === 'redirect' ? nextHops(hops, url) : [];
  if (passed.length > 0 || hops.length > 0) cookies.push(hopsCookie(passed, { isSecure }));
  const reasons = redirectReasons(result);
  const isPage = result.decision.kind !== 'redirect' && result.decision.kind !== 'leave-site';
  const arrivedWith = isPage ? readReasons(readCookie(cookie, reasonsCookieName({ isSecure }))) : '';
  if (arrivedWith !== '' || (reasons.length > 0 && result.decision.kind === 'redirect')) cookies.push(reasonsCookie(reasons, { isSecure }));
  return { ...result, cookies, reasons: arrivedWith };
}
