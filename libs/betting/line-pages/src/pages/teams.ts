import type { SectionPage } from '@touchline/shared-state';
import { TeamsPage } from '../types/TeamsPage.tsx';
import { typeLoads, typeSeo } from '../types/types-load.ts';

/** @spec BT-08 */
export const page: SectionPage = { Component: TeamsPage, load: typeLoads.team, seo: typeSeo('team') };
