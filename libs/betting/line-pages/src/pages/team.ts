import type { SectionPage } from '@touchline/shared-state';
import { TeamPage } from '../tournament/TeamPage.tsx';
import { loadTeam, tournamentSeo } from '../tournament/tournament-load.ts';

export const page: SectionPage = { Component: TeamPage, load: loadTeam, seo: tournamentSeo };
