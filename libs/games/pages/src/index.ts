import { placesOf, plansOf, sectionPages } from '@touchline/ui-pages';
import { StarIcon } from '@touchline/ui-kit';
import { titles, words } from './page-words.ts';

const PLACES = placesOf(titles, ['games', 'bonus-games']);

/** Pages of the in-house games by their route keys. @spec PL-02 RT-01 */
export const gamesRoutes = sectionPages({
  name: titles.games,
  Icon: StarIcon,
  shape: 'tiles',
  places: () => PLACES,
  pages: plansOf(titles, words),
});
