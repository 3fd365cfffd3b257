import type { SectionPage } from '@touchline/shared-state';
import { TournamentPage } from '../tournament/TournamentPage.tsx';
import { loadTournament, tournamentSeo } from '../tournament/tournament-load.ts';

export const page: SectionPage = { Component: TournamentPage, load: loadTournament, seo: tournamentSeo };
