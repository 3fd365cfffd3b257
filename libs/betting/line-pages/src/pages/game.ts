import type { SectionPage } from '@touchline/shared-state';
import { GamePage } from '../game/GamePage.tsx';
import { gameSeo, loadGame } from '../loads/game-load.ts';

export const page: SectionPage = { Component: GamePage, load: loadGame, seo: gameSeo };
