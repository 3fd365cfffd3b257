import { loadResults } from '@touchline/betting-results-state';
import type { SectionBand } from '@touchline/shared-state';
import { expressQuestion, popularQuestion } from '../questions.ts';

/** Bands of this section, keyed as in its manifest. @spec BT-01 BT-09 RM-07 */
export const resultsBands: Readonly<Record<string, () => Promise<SectionBand>>> = {
  popular: async () => ({
    Component: (await import('./PopularBand.tsx')).PopularBand,
    load: (context) => loadResults(context, popularQuestion(context.lang)),
  }),
  express: async () => ({
    Component: (await import('./ExpressBand.tsx')).ExpressBand,
    load: (context) => loadResults(context, expressQuestion(context.lang)),
  }),
};
