import type { GuardPorts, JudgedNavigation } from '@touchline/platform-guards';
import {
  pageJournal,
  quickCoupon,
  redirectReasons,
  withoutQuickCoupon,
  withWayBack,
  type GuardResult,
  type PageCall,
} from '@touchline/platform-guards';
import { redirectNotice } from '@touchline/platform-shell';
import { createPlatformApi, modalOpened, modalsLeft, selectModals } from '@touchline/platform-state';
import type { RouteMatch } from '@touchline/shared-routes';
import type { Build, ModularStore, PageState, Ports } from '@touchline/shared-state';
import { createGuardPorts } from './guard-ports.ts';
import { createNavigationJudge } from './judge-navigation.ts';
import type { lookForRoutes } from './new-routes.ts';

export interface ChainDeps {
  /** Navigates, replacing the current history entry. */
  replace: (path: string) => void;
  store: ModularStore;
  ports: Ports;
  build: Build;
  /** Languages available to this person at a url. */
  languages: (url: URL) => readonly string[];
  page: Pick<PageState, 'builtAt' | 'hasPageJson' | 'isProduction'>;
  loadDictionaries: GuardPorts['loadDictionaries'];
  startSection: GuardPorts['startSection'];
  /** The edge's verdict on the document. */
  judged: JudgedNavigation | undefined;
}

/** The guards of the browser and all they need. A separate chunk, since the first navigation is the first to use it. */
export interface Chain {
  /** Runs the guards for a navigation. `to` is set when the address has to change beyond the chain's decision. */
  judge: (url: URL, signal: AbortSignal) => Promise<GuardResult & { to?: string }>;
  /** A sender for the load of a section's page that answers from its page JSON; undefined where there is none. @spec RM-05 */
  pageSend: (match: RouteMatch, url: URL, signal: AbortSignal) => Ports['send'] | undefined;
  /** Called when a page is finally shown. @spec GD-12 */
  pageShown: (url: URL, call: PageCall) => void;
}

/** Answers the load of a page from its page JSON; without the code for it the browser makes the calls. @spec RM-05 */
function sendLater(ports: Ports, url: URL, signal: AbortSignal): Ports['send'] {
  const sending = import('../page/page-data.ts').then(
    ({ sendFromPageJson }) => sendFromPageJson(ports, url, signal),
    () => null,
  );
  return async (request, call) => ((await sending) ?? ports.send)(request, call);
}

/**
 * @param pageShown - reports a page that is finally shown.
 * @spec GD-02 GD-12 GD-14 GD-16
 */
export function createChain({ store, ports, languages, page, judged, replace, ...start }: ChainDeps, pageShown: Chain['pageShown']): Chain {
  if (judged !== undefined) pageJournal.record(judged);
  const api = createPlatformApi(ports);
  const guardPorts = {
    ...createGuardPorts({ store, ports, api, builtAt: page.builtAt, replace }),
    ...start,
    loadSeo: () => Promise.resolve(),
  };
  let newRoutes: Promise<ReturnType<typeof lookForRoutes>> | undefined;
  /** Whether a section has a page there that was deployed since. Its code is loaded for the first unknown path. */
  const isNewPage = async (path: string, signal: AbortSignal): Promise<boolean> => {
    newRoutes ??= import('./new-routes.ts').then((code) => code.lookForRoutes(ports));
    return (await newRoutes)(path, signal);
  };
  const judge = createNavigationJudge({ store, ports, guardPorts, languages, isProduction: page.isProduction });
  return {
    pageSend: ({ row }, url, signal) => (page.hasPageJson === true && row.section !== 'shell' ? sendLater(ports, url, signal) : undefined),
    pageShown,
    judge: async (url, signal) => {
      const previous = location.pathname + location.search;
      const open = selectModals(store.getState()).map(({ modal }) => modal);
      const result = await judge(url, previous, signal);
      const reasons = redirectReasons(result);
      if (reasons.length > 0 && result.decision.kind === 'redirect') store.dispatch(redirectNotice(reasons));
      if (
        result.facts.match.key === 'not-found' &&
        result.decision.kind === 'not-found' &&
        (await isNewPage(url.pathname, signal).catch(() => false))
      )
        return { ...result, decision: { kind: 'leave-site', url: url.href, status: 302 } };
      const isShown = result.decision.kind === 'continue' || result.decision.kind === 'not-found';
      if (!isShown || signal.aborted) return result;
      // Closes modals of the previous page; a modal opened during the navigation stays.
      if (url.pathname !== location.pathname && open.length > 0) store.dispatch(modalsLeft({ modals: open }));
      for (const modal of result.modals) store.dispatch(modalOpened({ modal }));
      // After sign-in the player returns to the previous page, whichever sign-in link was used. @spec GD-17
      const signIn = withWayBack(result.facts);
      if (signIn !== null) return { ...result, to: signIn };
      // The coupon has the link's bets now; a reload must not add them again.
      return quickCoupon(url) === null ? result : { ...result, to: withoutQuickCoupon(url) };
    },
  };
}
