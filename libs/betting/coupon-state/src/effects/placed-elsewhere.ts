import { accountsWanted } from '@touchline/account-state';
import { openCouponsWanted } from '@touchline/betting-history-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { listenTo, type Ports } from '@touchline/shared-state';
import { all, put } from 'typed-redux-saga';
import { PLACED_TOPIC } from '../rules/storage/storage-keys.ts';

export interface PlacedCoupon {
  coupon: BookedCoupon;
  singles: readonly BookedCoupon[];
  lines: readonly BookedCoupon[];
}

/** Coupons that other tabs have placed since this page was loaded. */
export interface PlacedElsewhere {
  /** A coupon with any of these outcomes that another tab placed since the click in this tab. */
  find: (gesture: { outcomeIds: readonly number[]; since: number }) => PlacedCoupon | null;
  /** The coupon that another tab placed under this id. */
  under: (intentId: string) => PlacedCoupon | null;
  announce: (placed: PlacedCoupon) => void;
  stop: () => void;
}

/** Checks only the fields used here: a tab of another release may send more. */
function isPlaced(message: unknown): message is PlacedCoupon {
  const { coupon, singles } = (message ?? {}) as { coupon?: { bets?: unknown } | null; singles?: unknown };
  return Array.isArray(singles) && Array.isArray(coupon?.bets) && coupon.bets.every((bet) => typeof bet === 'object' && bet !== null);
}

/** Records placements of other tabs, so that simultaneous clicks in two tabs place one coupon. @spec BET-4 */
export function listenForPlaced({ tabs, now }: Pick<Ports, 'tabs' | 'now'>): PlacedElsewhere {
  let received: { placed: PlacedCoupon; at: number }[] = [];
  const stop = tabs.on(PLACED_TOPIC, (message) => {
    if (isPlaced(message)) received = [...received.slice(-9), { placed: { ...message, lines: message.lines ?? [] }, at: now() }];
  });
  return {
    find: ({ outcomeIds, since }) =>
      received.find(({ placed, at }) => at >= since && placed.coupon.bets.some(({ outcomeId }) => outcomeIds.includes(outcomeId)))
        ?.placed ?? null,
    under: (intentId) => received.find(({ placed }) => placed.coupon.id === intentId)?.placed ?? null,
    announce: (placed) => tabs.post(PLACED_TOPIC, placed),
    stop,
  };
}

/** Reloads balance and open coupons after another tab placed a coupon. @spec BET-4 AC-01 */
export function* refreshOnPlaced({ tabs }: Pick<Ports, 'tabs'>) {
  yield* listenTo<true>(
    (emit) => tabs.on(PLACED_TOPIC, () => emit(true)),
    function* refresh() {
      yield* all([put(accountsWanted()), put(openCouponsWanted())]);
    },
  );
}
