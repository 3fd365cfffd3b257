import type { SectionPage } from '@touchline/shared-state';
import { TopGamePage } from '../types/TopGamePage.tsx';
import { typeLoads, typeSeo } from '../types/types-load.ts';

/** @spec BT-08 */
export const page: SectionPage = { Component: TopGamePage, load: typeLoads.topgame, seo: typeSeo('topgame') };
