import { within } from '@touchline/shared-http';
import { loadSeo, type SeoAnswer, type SeoQuestion } from '@touchline/platform-state';
import type { Ports } from '@touchline/shared-state';
import { keeper } from './site-facts.ts';

/** Answers of the SEO services about pages. They do not depend on the visitor, so they are cached between requests. */
export interface SeoFacts {
  ask: (question: SeoQuestion, ports: Ports) => Promise<SeoAnswer>;
}

/** Limits the cache, because anyone can request any url. */
const MOST_PAGES = 1_000;
/** Maximum wait for the head; without an answer the page's own is used. @spec GD-25 GRD-4 */
const WAIT_MS = 500;
const NOTHING: SeoAnswer = { page: {}, block: null };

export function createSeoFacts({ now = Date.now }: { now?: () => number } = {}): SeoFacts {
  const pages = keeper<SeoAnswer>(now, MOST_PAGES);
  return {
    ask: async (question, ports) => {
      const key = [ports.origin, question.lang, question.hasBlock, question.path].join(' ');
      const answer = pages(key, () => loadSeo(ports, question, AbortSignal.timeout(2 * WAIT_MS))); // a late answer serves the next visitor
      return (await within(answer, WAIT_MS, () => null)) ?? NOTHING;
    },
  };
}
