import { differences, ownStakesOf, type Product } from '@touchline/server-kernel/ledger';

/** A coupon can be closed in at most this many parts, including the last one: each part has its own kind in the ledger. */
const CASH_OUT_KINDS = {
  'cash-out-1': 'pay',
  'cash-out-2': 'pay',
  'cash-out-3': 'pay',
  'cash-out-4': 'pay',
  'cash-out-5': 'pay',
  'cash-out-6': 'pay',
} as const;
export type CashOutKind = keyof typeof CASH_OUT_KINDS;
export const CASH_OUT_STEPS = Object.keys(CASH_OUT_KINDS) as readonly CashOutKind[];

/** A coupon is settled again at most this often; each time has its own kinds in the ledger, one for each account that paid. */
export const MOST_CORRECTIONS = 3;
const CORRECTION_KINDS = {
  'correction-1': 'pay',
  'correction-2': 'pay',
  'correction-3': 'pay',
  'correction-refund-1': 'refund',
  'correction-refund-2': 'refund',
  'correction-refund-3': 'refund',
  'correction-hyper-bonus-1': 'pay',
  'correction-hyper-bonus-2': 'pay',
  'correction-hyper-bonus-3': 'pay',
  'correction-promo-1': 'pay',
  'correction-promo-2': 'pay',
  'correction-promo-3': 'pay',
} as const;
export type CorrectionKind = keyof typeof CORRECTION_KINDS;

/** Least odds of a coupon that earns rewards, in thousandths, as for bonuses. */
const LEAST_COEF = 1_500;
/**
 * Least share of a coupon's stake that the house keeps on average, in parts of 10,000: the smallest margin of the price model is 4 %.
 * Coupons sold with a bonus on top return more than that, and earn nothing.
 */
const COUPON_EDGE = 300;

interface RiskRow {
  ref: string;
  coef: number;
  is_settled: boolean;
  is_plain: boolean;
  games: string[];
}
/** `coupons` and `bets` of a player whose coupons earn rewards. */
const RISKS = `
  select coupons.id::text as ref, coupons.coef, coupons.state <> 'open' as is_settled, coupons.terms is null as is_plain,
    array_agg(distinct bets.game_id::text) as games
  from coupons join bets on bets.coupon_id = coupons.id
  where coupons.user_id = $1 and coupons.placed_at_ms >= $2
  group by coupons.id`;
/** A stake is posted after its coupon was quoted and placed. */
const DAY_MS = 86_400_000;

/** The product of coupons in the ledger, named `coupon:` and the coupon id. */
export const COUPON = {
  name: 'coupon',
  right: 'bets',
  kinds: {
    stake: 'stake',
    payout: 'pay',
    'hyper-bonus': 'pay',
    promo: 'pay',
    refund: 'refund',
    exchange: 'refund',
    'exchange-gain': 'pay',
    ...CASH_OUT_KINDS,
    ...CORRECTION_KINDS,
  },
  reconcile: (db) =>
    differences(db, 'coupon', 'select id::text as ref, coalesce(payout, cashed_out) - coalesce(paid_stake, amount) as booked from coupons'),
  atStake: (db, { userId, startsMs }) =>
    db.query(
      `select width_bucket(placed_at_ms, $2::bigint[]) as nth, account_id as "accountId", currency_iso as "currencyIso",
         sum(coalesce(paid_stake, amount) - closed_stake)::bigint as amount
       from coupons where user_id = $1 and state = 'open' and placed_at_ms >= ($2::bigint[])[1] group by 1, 2, 3`,
      [userId, startsMs],
    ),
  risks: async (db, query) => {
    const coupons = await db.query<RiskRow>(RISKS, [query.userId, query.fromMs - DAY_MS]);
    const known = new Map(coupons.map((coupon) => [coupon.ref, coupon]));
    return (await ownStakesOf(db, 'coupon', query)).flatMap(({ ref, at, staked, returned }) => {
      const coupon = known.get(ref);
      if (coupon === undefined) return [];
      const edge = coupon.is_plain && coupon.coef >= LEAST_COEF ? COUPON_EDGE : 0;
      const events = coupon.games.map((game) => `game:${game}`);
      return [{ product: 'coupon', ref, at, base: staked, net: returned - staked, edge, events, isSettled: coupon.is_settled }];
    });
  },
} as const satisfies Product;
