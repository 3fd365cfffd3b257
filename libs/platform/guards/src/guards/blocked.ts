import { routeOf, withLanguage, type RouteKey } from '@touchline/shared-routes';
import type { BlockAnswer, GuardFacts } from '../facts.ts';
import { proceed, type Guard, type GuardDecision } from '../guard.ts';

/** The block names its reason only with this display type. @spec GD-05 */
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
]);

/** The page of a block; undefined lets the visitor on, also for a reason that nobody knows. @spec GD-05 GD-06 */
export function blockPage(block: BlockAnswer | null): RouteKey | undefined {
  return block?.displayTypeId === SHOWS_BLOCK_PAGE ? PAGE_BY_REASON.get(block.templateTypeId) : undefined;
}

function decide({ block, match, lang, isMaintenance }: GuardFacts): GuardDecision {
  const to = (key: RouteKey): GuardDecision => ({ kind: 'redirect', to: withLanguage(routeOf(key).path, lang), status: 302 });
  const page = blockPage(block);
  if (page !== undefined) return match.key === page ? proceed : to(page);
  if (isMaintenance && match.key !== 'maintenance') return to('maintenance');
  if (!isMaintenance && match.key === 'maintenance') return to('home');
  return proceed;
}

/** Sends a blocked visitor to the page for their reason, and everybody to the maintenance page while it is active. @spec GD-05 GD-06 GD-27 */
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
