import { factsOf, runGuards, type GuardFacts, type GuardResult } from '@touchline/platform-guards';
import { createPlatformApi, isUnderMaintenance } from '@touchline/platform-state';
import type { SiteConfig } from '@touchline/shared-contract';
import type { RouteMatch } from '@touchline/shared-routes';
import type { DocumentRequest, Ports } from '@touchline/shared-state';

/** All preparations of the chain together. @spec GRD-4 */
const GUARD_DEADLINE_MS = 1_500;

export interface JudgeOptions {
  request: DocumentRequest;
  ports: Ports;
  site: SiteConfig;
  sections: readonly string[];
  languages: readonly string[];
  detected: string;
  isSignedIn: boolean;
  loadDictionaries: (lang: string, section: string) => Promise<void>;
  startSection: (match: RouteMatch, lang: string) => void;
  loadSeo: (facts: GuardFacts) => Promise<void>;
}

/** Runs the chain for a direct request. @spec GD-02 */
export function judge({ request, ports, site, sections, languages, detected, isSignedIn, ...start }: JudgeOptions): Promise<GuardResult> {
  const api = createPlatformApi(ports, { isRetrying: false });
  const facts = factsOf({
    url: request.url,
    languages,
    isSignedIn,
    site,
    sections,
    isProduction: request.isProduction,
    detected,
    isMaintenance: isUnderMaintenance(site.maintenance, ports.now()),
  });
  return runGuards(
    facts,
    {
      askBlock: api.askBlock,
      askRedirect: api.askRedirect,
      loadDictionaries: ({ lang, match }) => start.loadDictionaries(lang, match.row.section),
      loadSeo: start.loadSeo,
      startSection: ({ match, lang }) => start.startSection(match, lang),
      report: request.report,
    },
    { deadlineMs: GUARD_DEADLINE_MS, signal: request.signal },
  );
}
