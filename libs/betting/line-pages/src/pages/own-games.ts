import type { SectionPage } from '@touchline/shared-state';
import { OwnGamesPage } from '../types/OwnGamesPage.tsx';
import { typeLoads, typeSeo } from '../types/types-load.ts';

/** @spec BT-08 */
export const page: SectionPage = { Component: OwnGamesPage, load: typeLoads.betsonyour, seo: typeSeo('betsonyour') };
