import { originalsModule } from '@touchline/casino-game-launch';
import { placesOf, plansOf, sectionPages } from '@touchline/ui-pages';
import { StarIcon } from '@touchline/ui-kit';
import { titles, words } from './page-words.ts';

/** The section's part of the store. */
export const gamesModule = originalsModule;

const PLACES = placesOf(titles, ['games', 'bonus-games']);

const plans = plansOf(titles, words);

/** Pages of the in-house games by route key. @spec PL-02 RT-01 CS-05 */
export const gamesRoutes = sectionPages({
  name: titles.games,
  Icon: StarIcon,
  shape: 'tiles',
  places: () => PLACES,
  pages: {
    ...plans,
    games: { ...plans.games, content: async () => (await import('./GamesIndex.tsx')).indexContent },
    'game-view': { ...plans['game-view'], hasOwnHeading: true, content: async () => (await import('./GameView.tsx')).viewContent },
    'games-landing': {
      ...plans['games-landing'],
      hasOwnHeading: true,
      content: async () => (await import('./GameLanding.tsx')).landingContent,
    },
    'bonus-games': { ...plans['bonus-games'], content: async () => (await import('./BonusGames.tsx')).bonusContent },
  },
});
