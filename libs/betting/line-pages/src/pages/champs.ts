import type { SectionPage } from '@touchline/shared-state';
import { ChampsPage } from '../other/ChampsPage.tsx';
import { champsSeo, loadChamps } from '../other/other-load.ts';

export const page: SectionPage = { Component: ChampsPage, load: loadChamps, seo: champsSeo };
