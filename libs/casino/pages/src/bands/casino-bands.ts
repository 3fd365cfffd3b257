import { loadShown, overview } from '@touchline/casino-state';
import type { SectionBand } from '@touchline/shared-state';

/** Bands of this section, keyed as in its manifest. @spec CS-01 RM-07 */
export const casinoBands: Readonly<Record<string, () => Promise<SectionBand>>> = {
  games: async () => ({
    Component: (await import('./GamesBand.tsx')).GamesBand,
    load: async (context) => void (await loadShown(context, overview)),
  }),
};
