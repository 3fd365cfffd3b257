import { factsOf, runGuards, type GuardResult } from '@touchline/platform-guards';
import { createPlatformApi } from '@touchline/platform-state';
import type { SiteConfig } from '@touchline/shared-contract';
import type { RouteMatch } from '@touchline/shared-routes';
import type { DocumentRequest, Ports } from '@touchline/shared-state';

/** All preparations of the chain together. @spec GRD-4 */
const CHAIN_WITHIN_MS = 1_500;

export interface JudgeOptions {
  request: DocumentRequest;
  ports: Ports;
  site: SiteConfig;
  partitions: readonly string[] | null;
  languages: readonly string[];
  detected: string;
  isSignedIn: boolean;
  loadDictionaries: (lang: string, section: string) => Promise<void>;
  startSection: (match: RouteMatch, lang: string) => void;
}

/** Runs the chain for a direct request. @spec GD-02 */
export function judge(options: JudgeOptions): Promise<GuardResult> {
  const { request, ports, site, partitions, languages, detected, isSignedIn } = options;
  const { url, signal, sections, isProduction, report } = request;
  const api = createPlatformApi(ports, { isRetrying: false });
  const facts = factsOf({
    url,
    languages,
    isSignedIn,
    site,
    sections: partitions === null ? sections : sections.filter((name) => partitions.includes(name)),
    isProduction,
    detected,
  });
  return runGuards(
    facts,
    {
      askBlock: api.askBlock,
      askRedirect: api.askRedirect,
      loadDictionaries: ({ lang, match }) => options.loadDictionaries(lang, match.row.section),
      loadSeo: () => Promise.resolve(),
      startSection: ({ match, lang }) => options.startSection(match, lang),
      report,
    },
    { deadlineMs: CHAIN_WITHIN_MS, signal },
  );
}
