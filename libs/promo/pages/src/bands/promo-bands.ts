import { loadContent } from '@touchline/content-state';
import type { SectionBand } from '@touchline/shared-state';

/** Bands of this section, keyed as in its manifest. @spec PI-01 RM-07 */
export const promoBands: Readonly<Record<string, () => Promise<SectionBand>>> = {
  promotions: async () => ({
    Component: (await import('./PromotionsBand.tsx')).PromotionsBand,
    load: (context) => loadContent(context, { kind: 'promotion' }),
  }),
};
