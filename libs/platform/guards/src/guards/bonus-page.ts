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
 * The page that a path shows here: the two bonus paths exchange theirs by the promo-to-offer setting, and a row whose
 * redirect is switched off shows the page of its `otherwise`. The url stays.
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

/** Applies the swap, and lets only the bonus pages of the configuration through. @spec GD-23 RT-10 */
export const bonusPage: Guard = {
  name: 'bonusPage',
  prepare: ({ match, site }) => ({ match: shownMatch(match, site) }),
  decide,
};
