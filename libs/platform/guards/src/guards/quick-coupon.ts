import { isCanonical } from '../canonical.ts';
import { proceed, type Guard } from '../guard.ts';
import type { QuickCoupon } from '../link-facts.ts';

const CODE = /^[A-Za-z0-9-]{4,36}$/;
const MOST_BETS = 30;
const QUERY = ['coupon', 'bets'];

/** Parses `coupon=CODE` and `bets=game-market-outcome,...`; null when the link contains neither in a valid form. @spec GD-16 */
export function quickCoupon({ searchParams }: URL): QuickCoupon | null {
  const code = searchParams.get('coupon') ?? '';
  const bets = (searchParams.get('bets') ?? '')
    .split(',')
    .slice(0, MOST_BETS)
    .flatMap((text) => {
      const [, gameId, marketId, outcomeId] = /^(\d{1,16})-(\d{1,16})-(\d{1,16})$/.exec(text) ?? [];
      return outcomeId === undefined ? [] : [{ gameId: Number(gameId), marketId: Number(marketId), outcomeId: Number(outcomeId) }];
    });
  const isCode = CODE.test(code);
  return isCode || bets.length > 0 ? { code: isCode ? code : null, bets } : null;
}

/** The url after its coupon has loaded, so that a reload does not bring back bets that the player removed. */
export function withoutQuickCoupon(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const name of QUERY) query.delete(name);
  const text = query.toString();
  return url.pathname + (text === '' ? '' : `?${text}`) + url.hash;
}

/** Loads the coupon that a link names. @spec GD-16 */
export const quickCouponGuard: Guard = {
  name: 'quickCoupon',
  prepare: (facts, ports) => {
    const wish = isCanonical(facts) ? quickCoupon(facts.url) : null;
    if (wish !== null) ports.fillCoupon(wish);
    return {};
  },
  decide: () => proceed,
};
