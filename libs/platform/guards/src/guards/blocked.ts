import { routeOf, withLanguage, type RouteKey } from '@touchline/shared-routes';
import { isAllowedUrl } from '../allowed-url.ts';
import type { BlockAnswer, GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

/** Only with this display type does `templateTypeId` name a block reason. @spec GD-05 */
const SHOWS_BLOCK_PAGE = 1;

const PAGE_BY_REASON: ReadonlyMap<number, RouteKey> = new Map([
  [4, 'site-updates'],
  [16, 'suspension'],
  [3, 'block'],
  [1, 'block'],
  [5, 'block'],
  [2, 'block'],
  [14, 'block'],
  [13, 'block-ua'],
  [17, 'block-ie'],
  [8, 'coming-soon'],
  // Our own reason: a proxy or VPN that the site does not serve. @spec RT-18
  [18, 'internal-vpn'],
]);

/** Ban levels that keep the withdrawal page open: for version 1, and for all others. @spec GD-08 */
const DEDUCE_LEVEL_OF_VERSION_1 = 53;
const DEDUCE_LEVEL = 45;

/** The page for a block; undefined if there is no block or its reason is unknown. @spec GD-05 GD-06 */
export function blockPage(block: BlockAnswer | null): RouteKey | undefined {
  return block?.displayTypeId === SHOWS_BLOCK_PAGE ? PAGE_BY_REASON.get(block.templateTypeId) : undefined;
}

/** Whether a player of this ban level may open the route; level 0 means no ban. @spec GD-07 GD-08 */
export function isOpenToBanned({ match: { key, row }, banLevel, site }: Pick<GuardFacts, 'match' | 'banLevel' | 'site'>): boolean {
  if (banLevel <= 0 || row.banned === 'allowed') return true;
  if (row.banned === 'blocked') return false;
  return key === 'office-deduce' && banLevel === (site?.banVersion === 1 ? DEDUCE_LEVEL_OF_VERSION_1 : DEDUCE_LEVEL);
}

function decide(facts: GuardFacts): GuardDecision {
  const { block, match, lang, isMaintenance, isSignedIn, site } = facts;
  const to = (key: RouteKey): GuardDecision => ({ kind: 'redirect', to: withLanguage(routeOf(key).path, lang), status: 302 });
  const page = blockPage(block);
  if (page !== undefined) return match.key === page ? proceed : to(page);
  if (isMaintenance && match.key !== 'maintenance') return to('maintenance');
  if (!isMaintenance && match.key === 'maintenance') return to('home');
  if (!isSignedIn || isOpenToBanned(facts)) return proceed;
  // If the configured url is not trusted, a banned player is sent to our own block page.
  const url = site?.bannedUrl;
  return url !== undefined && isAllowedUrl(url, site?.redirectHosts) ? { kind: 'leave-site', url, status: 302 } : to('block');
}

/**
 * Redirects a blocked visitor to the page for the reason, everyone to the maintenance page while it is active, and a banned player off the
 * site.
 *
 * @spec GD-05 GD-06 GD-07 GD-08 GD-27 RT-18
 */
export const blocked: Guard = {
  name: 'blocked',
  isEager: true,
  prepare: async ({ url, isSignedIn }, ports, signal) => {
    const block = await ports.askBlock({ auth: isSignedIn, url: url.href }, signal);
    if (block.displayTypeId === SHOWS_BLOCK_PAGE && blockPage(block) === undefined) {
      ports.report('unknown block reason', { code: block.templateTypeId });
    }
    return { block };
  },
  decide,
};
