import { placesOf, plansOf, sectionPages } from '@touchline/ui-pages';
import { GiftIcon } from '@touchline/ui-kit';
import { titles, words } from './page-words.ts';

const PLACES = placesOf(titles, [
  'promo',
  'bonuses',
  'bonus',
  'bonuses-offers',
  'bonus-offer',
  'bonus-offers',
  'bonus-rules',
  'bonus-partners',
  'points',
  'betting-awards',
  'cricket-world-cup',
  'mobile-app',
  'desktop-app',
  'cricket-app',
  'ipl-betting-app',
  'ourpartners',
  'partners',
]);

/** Pages of promotions, applications and partners by their route keys. @spec PL-02 RT-01 */
export const promoRoutes = sectionPages({
  name: titles.promo,
  Icon: GiftIcon,
  shape: 'cards',
  places: () => PLACES,
  pages: plansOf(titles, words),
});
