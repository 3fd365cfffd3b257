import { placesOf, plansOf, sectionPages, type PageContent } from '@touchline/ui-pages';
import { GiftIcon } from '@touchline/ui-kit';
import { menuNames, titles, words } from './page-words.ts';

/** The menu: offers, the player's own, points, apps, partners. The other pages keep their addresses and are linked from the texts of these. */
const PLACES = placesOf(menuNames, ['promo', 'office-bonus-deposit', 'points', 'mobile-app', 'ourpartners']);

const plans = plansOf(titles, words);
type Key = keyof typeof plans;

const text = (slug: string, has?: { hasPromotions?: boolean; hasBanners?: boolean }) => async (): Promise<PageContent> =>
  (await import('./simple-page.tsx')).textPage(slug, has);
const app = (slug: string, device: 'mobile' | 'desktop') => async (): Promise<PageContent> =>
  (await import('./apps/app-content.tsx')).appPage(slug, device);

/** Content of each page. The texts of `bonus` and `bonus-offer` depend on the route key, not on the URL. @spec RT-10 */
const CONTENT: Readonly<Record<Key, () => Promise<PageContent>>> = {
  promo: text('promo', { hasPromotions: true, hasBanners: true }),
  promotion: async () => (await import('./promotion/promotion-content.ts')).promotionContent,
  'landing-page': async () => (await import('./landing/landing-content.ts')).landingContent,
  'betting-awards': text('betting-awards'),
  points: async () => (await import('./points/points-content.ts')).pointsContent,
  'mobile-app': app('mobile', 'mobile'),
  'desktop-app': app('desktop', 'desktop'),
  'cricket-app': app('cricket-app', 'mobile'),
  'ipl-betting-app': app('ipl-betting-app', 'mobile'),
  'cricket-world-cup': async () => (await import('./cricket/cricket-content.tsx')).cricketContent,
  ourpartners: async () => (await import('./partners/partners-content.tsx')).partnersContent,
  partners: text('partners'),
  bonuses: text('bonuses', { hasPromotions: true }),
  bonus: text('bonus', { hasPromotions: true }),
  'bonuses-offers': text('bonuses-offers', { hasPromotions: true }),
  'bonus-offer': text('bonus-offer', { hasPromotions: true }),
  'bonus-rules': text('bonus-rules'),
  'bonus-partners': text('bonus-partners'),
  'bonus-offers': text('bonus-offers', { hasPromotions: true }),
};
/** Pages whose document contains the heading. */
const OWN_HEADING: readonly Key[] = ['promotion', 'landing-page'];

const pages = Object.fromEntries(
  Object.entries(plans).map(([key, plan]) => [
    key,
    { ...plan, content: CONTENT[key as Key], ...(OWN_HEADING.includes(key as Key) && { hasOwnHeading: true }) },
  ]),
) as typeof plans;

export { promoBands } from './bands/promo-bands.ts';

/** Pages of promotions, applications and partners by route key. @spec PL-02 RT-01 PI-01 PI-02 */
export const promoRoutes = sectionPages({ name: titles.promo, Icon: GiftIcon, shape: 'cards', places: () => PLACES, pages });
