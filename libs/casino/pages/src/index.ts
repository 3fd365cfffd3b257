import { placesOf, plansOf, sectionPages } from '@touchline/ui-pages';
import { StarIcon } from '@touchline/ui-kit';
import { titles, words } from './page-words.ts';

const PLACES = placesOf(titles, [
  'casino',
  'livecasino',
  'casino-lobby',
  'my-casino',
  'casino-search',
  'providers',
  'casino-tournaments',
  'casino-bonus',
  'bingo',
  'keno',
  'poker',
  'scratchcards',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'card-games',
  'crash-games',
  'skill-games',
  'asian-games',
  'fishinghunting',
  'slots-vulkan',
  'othergames',
]);

const plans = plansOf(titles, words);

/** Pages of the casino by their route keys. @spec PL-02 RT-01 */
export const casinoRoutes = sectionPages({
  name: titles.casino,
  Icon: StarIcon,
  shape: 'tiles',
  places: () => PLACES,
  pages: { ...plans, casino: { ...plans.casino, content: async () => (await import('./lobby/lobby-content.ts')).lobbyContent } },
});
