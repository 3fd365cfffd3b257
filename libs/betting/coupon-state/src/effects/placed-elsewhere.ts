import { accountsWanted } from '@touchline/account-state';
import { openCouponsWanted } from '@touchline/betting-history-state';
import type { BookedCoupon } from '@touchline/betting-contract';
import { listenTo, type Ports } from '@touchline/shared-state';
import { all, put } from 'typed-redux-saga';
import { PLACED_TOPIC } from '../rules/storage-keys.ts';

export interface PlacedCoupon {
  coupon: BookedCoupon;
  singles: readonly BookedCoupon[];
  lines: readonly BookedCoupon[];
}

/** Coupons that other tabs placed since this page began. */
export interface PlacedElsewhere {
  /** The coupon that another tab placed, of any of these outcomes, since the gesture was made here. */
  find: (gesture: { outcomeIds: readonly number[]; since: number }) => PlacedCoupon | null;
  /** The coupon that another tab placed under this very id. */
  under: (intentId: string) => PlacedCoupon | null;
  tell: (placed: PlacedCoupon) => void;
  stop: () => void;
}

/** Only the part that is looked at: a tab of another release may tell more. */
function isPlaced(message: unknown): message is PlacedCoupon {
  const { coupon, singles } = (message ?? {}) as { coupon?: { bets?: unknown } | null; singles?: unknown };
  return Array.isArray(singles) && Array.isArray(coupon?.bets) && coupon.bets.every((bet) => typeof bet === 'object' && bet !== null);
}

/** Remembers what other tabs tell, so that a gesture made at the same moment in two tabs places one coupon. @spec BET-4 */
export function listenForPlaced({ tabs, now }: Pick<Ports, 'tabs' | 'now'>): PlacedElsewhere {
  let heard: { placed: PlacedCoupon; at: number }[] = [];
  const stop = tabs.on(PLACED_TOPIC, (message) => {
    if (isPlaced(message)) heard = [...heard.slice(-9), { placed: { ...message, lines: message.lines ?? [] }, at: now() }];
  });
  return {
    find: ({ outcomeIds, since }) =>
      heard.find(({ placed, at }) => at >= since && placed.coupon.bets.some(({ outcomeId }) => outcomeIds.includes(outcomeId)))?.placed ??
      null,
    under: (intentId) => heard.find(({ placed }) => placed.coupon.id === intentId)?.placed ?? null,
    tell: (placed) => tabs.post(PLACED_TOPIC, placed),
    stop,
  };
}

/** A coupon that another tab placed took its stake from the balance that this one shows. @spec BET-4 AC-01 */
export function* refreshOnPlaced({ tabs }: Pick<Ports, 'tabs'>) {
  yield* listenTo<true>(
    (emit) => tabs.on(PLACED_TOPIC, () => emit(true)),
    function* refresh() {
      yield* all([put(accountsWanted()), put(openCouponsWanted())]);
    },
  );
}
