import { selectIsPlayer } from '@touchline/identity-state';
import { allowsMarketing } from '@touchline/identity-rules';
import { couponLinkOpened } from '@touchline/betting-coupon-state';
import { referralMarks, type GuardPorts, type ReferralMark } from '@touchline/platform-guards';
import { isUnderMaintenance, maintenanceChanged, mediaLoader, visitModule, type PlatformApi } from '@touchline/platform-state';
import { guardNotice } from '@touchline/platform-shell';
import { selectSiteConfig } from '@touchline/shared-config';
import { selectView, viewChanged, writePageCookie, type ModularStore, type Ports } from '@touchline/shared-state';
import { referralCookie } from './referral-cookie.ts';
import { lookForReleases } from './look-for-releases.ts';

export interface GuardPortsDeps {
  store: ModularStore;
  ports: Ports;
  api: PlatformApi;
  /** Navigates, replacing the current history entry. */
  replace: (path: string) => void;
  /** Build time of this page's release. */
  builtAt: string;
}

/** The guards' ports in the browser, and the work during a visit that they start. */
export function createGuardPorts({
  store,
  ports,
  api,
  builtAt,
  replace,
}: GuardPortsDeps): Omit<GuardPorts, 'loadDictionaries' | 'loadSeo' | 'startSection'> {
  const isSecure = location.protocol === 'https:';
  const keepReferral = keepReferralMarks({ store, writeCookie: writePageCookie, isSecure });
  keepReferral(referralMarks(new URL(location.href).searchParams, selectSiteConfig(store.getState())));
  const notify: GuardPorts['notify'] = (name) => void store.dispatch(guardNotice(name));
  store.inject(() => visitModule({ ports, api, writeCookie: writePageCookie, isSecure, replace, reload: () => location.reload() }));
  return {
    keepReferral,
    releases: lookForReleases({ ports, builtAt }),
    askBlock: async (question, signal) => {
      try {
        return await api.askBlock(question, signal);
      } catch (error) {
        // Services do not answer during maintenance: the page says so, whatever happens to the schedule. @spec GD-22
        if (isUnderMaintenance(selectSiteConfig(store.getState())?.maintenance, ports.now()))
          store.dispatch(maintenanceChanged({ isMaintenance: true }));
        throw error;
      }
    },
    askRedirect: api.askRedirect,
    loadMedia: mediaLoader({ api, dispatch: store.dispatch, now: ports.now }),
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

/** Writes referral cookies once the visitor has consented; until then marks live as long as the page. @spec GD-03 PRV-2 */
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
