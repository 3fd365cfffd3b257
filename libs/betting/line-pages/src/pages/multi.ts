import type { SectionPage } from '@touchline/shared-state';
import { MultiLivePage } from '../other/MultiLivePage.tsx';
import { loadMulti, multiSeo } from '../other/other-load.ts';

export const page: SectionPage = { Component: MultiLivePage, load: loadMulti, seo: multiSeo };
