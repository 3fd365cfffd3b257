import type { SectionPage } from '@touchline/shared-state';
import { HomePage } from '../home/HomePage.tsx';
import { homeSeo, loadHome } from '../loads/home-load.ts';

export const page: SectionPage = { Component: HomePage, load: loadHome, seo: homeSeo };
