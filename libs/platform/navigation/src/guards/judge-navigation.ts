import { hopOf, journalEntry, pageJournal, type GuardPorts, type GuardResult } from '@touchline/platform-guards';
import { selectSiteConfig } from '@touchline/shared-config';
import { languageChain } from '@touchline/shared-i18n';
import { LAST_LANGUAGE } from '@touchline/shared-routes';
import { selectLanguage, type ModularStore, type Ports, type RootState } from '@touchline/shared-state';
import { judgeVisit } from './judge-visit.ts';

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
    const state = store.getState() as RootState;
    const offered = languages(url);
    const nowMs = ports.now();
    hops = hops.filter(({ atMs }) => nowMs - atMs < CHAIN_OF_REDIRECTS_MS);
    const spoken = languageChain(selectLanguage(state), selectSiteConfig(state)?.defaultLanguage);
    const result = await judgeVisit(
      {
        state,
        url,
        languages: offered,
        isProduction,
        detected: spoken.find((code) => offered.includes(code)) ?? LAST_LANGUAGE,
        previous,
        hops: hops.map(({ hop }) => hop),
        nowMs,
      },
      guardPorts,
      signal,
    );
    // Only redirects count as hops; going back and forward by hand does not.
    if (result.decision.kind === 'redirect') hops.push({ hop: hopOf(url), atMs: nowMs });
    else hops = [];
    pageJournal.record(journalEntry(result, nowMs));
    return result;
  };
}
