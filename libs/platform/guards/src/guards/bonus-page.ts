import { routeOf, type RouteKey, type RouteMatch } from '@touchline/shared-routes';
import type { GuardConfig, GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

const BONUS_PAGES: readonly RouteKey[] = [
  'bonuses',
  'bonus',
  'bonuses-offers',
  'bonus-offer',
  'bonus-rules',
  'bonus-partners',
  'bonus-offers',
];

/**
 * The page shown at a path. With the promo-to-offer setting the two bonus paths swap their pages; a row whose redirect is switched off
 * shows its `otherwise` page. The url does not change.
 *
 * @spec RT-08 RT-10
 */
export function shownMatch(match: RouteMatch, site: Pick<GuardConfig, 'promoToOffer' | 'slot_first_deposit'> | null): RouteMatch {
  const as = (key: RouteKey): RouteMatch => ({ ...match, key, row: routeOf(key) });
  const { otherwise } = match.row;
  if (otherwise !== undefined && site?.slot_first_deposit !== true) return as(otherwise.route as RouteKey);
  if (site?.promoToOffer !== true) return match;
  return match.key === 'bonus' ? as('bonus-offer') : match.key === 'bonus-offer' ? as('bonus') : match;
}

function decide({ match, site }: GuardFacts): GuardDecision {
  const isClosed = site?.bonusPages !== undefined && BONUS_PAGES.includes(match.key) && !site.bonusPages.includes(match.key);
  return isClosed ? { kind: 'not-found' } : proceed;
}

/** Applies the swap and opens only the configured bonus pages. @spec GD-23 RT-10 */
export const bonusPage: Guard = {
  name: 'bonusPage',
  prepare: ({ match, site }) => ({ match: shownMatch(match, site) }),
  decide,
};
