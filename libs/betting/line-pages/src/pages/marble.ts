import type { SectionPage } from '@touchline/shared-state';
import { MarblePage } from '../types/MarblePage.tsx';
import { typeLoads, typeSeo } from '../types/types-load.ts';

/** @spec BT-08 */
export const page: SectionPage = { Component: MarblePage, load: typeLoads.marble, seo: typeSeo('marble') };
