import { selectIsPlayer } from '@touchline/identity-state';
import { allowsMarketing } from '@touchline/identity-rules';
import { couponLinkOpened } from '@touchline/betting-coupon-state';
import { isUpdate, referralMarks, type GuardPorts, type ReferralMark } from '@touchline/platform-guards';
import { isUnderMaintenance, maintenanceChanged, mediaReceived, visitModule, type PlatformApi } from '@touchline/platform-state';
import { guardNotice } from '@touchline/platform-shell';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectView, viewChanged, type ModularStore, type Ports } from '@touchline/shared-state';
import { referralCookie } from '../referral-cookie.ts';

export interface GuardPortsDeps {
  store: ModularStore;
  ports: Ports;
  api: PlatformApi;
  /** Replaces the page that is shown. */
  replace: (path: string) => void;
  /** When the release of this page was built. */
  builtAt: string;
}

/** A newer release is looked for at most this often. @spec GD-04 */
const LOOK_EVERY_MS = 60_000;
const OFFERED_KEY = 'tl-offered-release';

/** What guards ask for in the browser, and what goes on during the visit because of them. */
export function createGuardPorts({
  store,
  ports,
  api,
  builtAt,
  replace,
}: GuardPortsDeps): Omit<GuardPorts, 'loadDictionaries' | 'loadSeo' | 'startSection'> {
  const writeCookie = (cookie: string): void => {
    document.cookie = cookie;
  };
  const isSecure = location.protocol === 'https:';
  const keepReferral = keepReferralMarks({ store, writeCookie, isSecure });
  keepReferral(referralMarks(new URL(location.href).searchParams, selectSiteConfig(store.getState())));
  const notify: GuardPorts['notify'] = (name) => void store.dispatch(guardNotice(name));
  store.inject(() => visitModule({ ports, api, writeCookie, isSecure, replace }));
  return {
    keepReferral,
    releases: lookForReleases({ ports, builtAt }),
    askBlock: async (question, signal) => {
      try {
        return await api.askBlock(question, signal);
      } catch (error) {
        // Nobody answers while the site is worked on: the page says so, whatever becomes of the schedule. @spec GD-22
        if (isUnderMaintenance(selectSiteConfig(store.getState())?.maintenance, ports.now()))
          store.dispatch(maintenanceChanged({ isMaintenance: true }));
        throw error;
      }
    },
    askRedirect: api.askRedirect,
    loadMedia: async ({ match, lang }, signal) => {
      const items = await api.listMedia({ route: match.key, lang }, signal);
      store.dispatch(mediaReceived({ route: match.key, items, atMs: ports.now() }));
    },
    askTerms: async (signal) => {
      const { isUserTermsChanged, userTermsChangedUpdatedAt } = selectView(store.getState());
      if (userTermsChangedUpdatedAt !== null) return { result: isUserTermsChanged, updatedAt: userTermsChangedUpdatedAt };
      const terms = await api.askTerms(signal);
      if (selectIsPlayer(store.getState()))
        store.dispatch(viewChanged({ isUserTermsChanged: terms.result, userTermsChangedUpdatedAt: terms.updatedAt }));
      return terms;
    },
    askPayments: api.askPayments,
    fillCoupon: (wish) => void store.dispatch(couponLinkOpened(wish)),
    notify,
    report: ports.report,
  };
}

interface ReferralDeps {
  store: ModularStore;
  writeCookie: (cookie: string) => void;
  isSecure: boolean;
}

/** Writes marks as soon as the visitor has agreed to that; until then they live as long as the page. @spec GD-03 PRV-2 */
function keepReferralMarks({ store, writeCookie, isSecure }: ReferralDeps): (marks: readonly ReferralMark[]) => void {
  let waiting: readonly ReferralMark[] = [];
  const write = (): void => {
    if (waiting.length === 0 || !allowsMarketing(selectView(store.getState()).cookiesAgreeType)) return;
    for (const mark of waiting) writeCookie(referralCookie(mark, { isSecure }));
    waiting = [];
  };
  store.subscribe(write);
  return (marks) => {
    waiting = [...waiting.filter(({ cookie }) => marks.every((mark) => mark.cookie !== cookie)), ...marks];
    write();
  };
}

/**
 * Knows the newest release without making a navigation wait: it looks in the background, and the answer serves the next navigation. A
 * release is offered once in a tab, so that a deploy that serves old pages for a while cannot ask for one reload after another.
 *
 * @spec GD-04
 */
function lookForReleases({ ports, builtAt }: Pick<GuardPortsDeps, 'ports' | 'builtAt'>): GuardPorts['releases'] {
  let deployed: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const response = await ports.send(new Request(new URL('/version', location.origin), { cache: 'no-store' }));
    const answer: unknown = await response.json();
    const newest = (answer as { builtAt?: unknown } | null)?.builtAt;
    if (typeof newest === 'string') deployed = newest;
  };
  return () => {
    if (ports.now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = ports.now();
      look().catch(() => undefined); // without an answer there is nothing to offer
    }
    if (deployed === null || sessionStorageOf()?.getItem(OFFERED_KEY) === deployed) return { own: builtAt, deployed: null };
    if (isUpdate({ own: builtAt, deployed })) sessionStorageOf()?.setItem(OFFERED_KEY, deployed);
    return { own: builtAt, deployed };
  };
}

/** Null where the browser forbids it. @spec STO-1 */
function sessionStorageOf(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
