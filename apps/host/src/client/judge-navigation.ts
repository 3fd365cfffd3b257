import { selectBanLevel, selectIsPlayer } from '@touchline/identity-state';
import { factsOf, hopOf, journalEntry, pageJournal, runGuards, type GuardPorts, type GuardResult } from '@touchline/platform-guards';
import { isUnderMaintenance, selectPage, selectSections } from '@touchline/platform-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { languageChain } from '@touchline/shared-i18n';
import { LAST_LANGUAGE } from '@touchline/shared-routes';
import { selectLanguage, type ModularStore, type Ports } from '@touchline/shared-state';

/** Time limit for all preparations of the chain together. @spec GRD-4 */
const GUARD_DEADLINE_MS = 1_500;
/** Redirects within this time belong to one navigation. @spec GRD-3 */
const CHAIN_OF_REDIRECTS_MS = 10_000;

export interface NavigationJudgeDeps {
  store: ModularStore;
  ports: Pick<Ports, 'now'>;
  guardPorts: GuardPorts;
  /** Languages available to this person at a url. */
  languages: (url: URL) => readonly string[];
  isProduction: boolean;
}

/** Runs the guard chain for a navigation within the page: the same guards as on the edge. @spec GD-02 */
export function createNavigationJudge({ store, ports, guardPorts, languages, isProduction }: NavigationJudgeDeps) {
  let hops: { hop: string; atMs: number }[] = [];
  return async (url: URL, previous: string | null, signal: AbortSignal): Promise<GuardResult> => {
    const state = store.getState() as unknown;
    const site = selectSiteConfig(state);
    const offered = languages(url);
    const nowMs = ports.now();
    hops = hops.filter(({ atMs }) => nowMs - atMs < CHAIN_OF_REDIRECTS_MS);
    const facts = factsOf({
      url,
      languages: offered,
      isSignedIn: selectIsPlayer(state),
      banLevel: selectBanLevel(state),
      site,
      sections: selectSections(state),
      isProduction,
      detected: languageChain(selectLanguage(state), site?.defaultLanguage).find((code) => offered.includes(code)) ?? LAST_LANGUAGE,
      previous,
      isMaintenance: selectPage(state).isMaintenance || isUnderMaintenance(site?.maintenance, nowMs),
      hops: hops.map(({ hop }) => hop),
    });
    const result = await runGuards(facts, guardPorts, { deadlineMs: GUARD_DEADLINE_MS, signal, clock: () => performance.now() });
    // Only redirects count as hops; going back and forward by hand does not.
    if (result.decision.kind === 'redirect') hops.push({ hop: hopOf(url), atMs: nowMs });
    else hops = [];
    pageJournal.record(journalEntry(result, nowMs));
    return result;
  };
}
