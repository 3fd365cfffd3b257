import { cashOutPart } from '@touchline/betting-coupon-math';
import type { Queryable } from '@touchline/server-kernel/db';
import { pay } from '@touchline/server-kernel/ledger';
import type { CashOutAnswer, CashOutProblem } from '@touchline/betting-contract';
import { CASH_OUT_STEPS, COUPON } from '../coupon/product.ts';
import { bookedCoupon } from '../coupon/booked-coupon.ts';
import type { BetRow, CouponRow } from '../coupon/rows.ts';
import type { BettingServices } from '../coupon/services.ts';
import { decided } from '../coupon/settle.ts';
import { offerOf, winOf } from './offer.ts';

export type CloseServices = Pick<BettingServices, 'db' | 'house' | 'prices' | 'now'>;

/** A coupon with its bets, read while its player is locked. */
export interface HeldCoupon {
  coupon: CouponRow;
  bets: BetRow[];
}

export async function heldCoupon(tx: Queryable, userId: number, couponId: number): Promise<HeldCoupon | undefined> {
  const [coupon] = await tx.query<CouponRow>('select * from coupons where id = $1 and user_id = $2', [couponId, userId]);
  if (coupon === undefined) return undefined;
  return { coupon, bets: await tx.query<BetRow>('select * from bets where coupon_id = $1 order by position', [couponId]) };
}

/** The current cash-out amount for a part of the stake, or why none is paid. */
export function verdict(
  { coupon, bets }: HeldCoupon,
  { stake, seen }: { stake: number; seen: number },
  services: CloseServices,
): { amount: number; isLive: boolean } | CashOutProblem | 'offer-changed' {
  const offer = offerOf(coupon, bets, services, services.now());
  if (typeof offer === 'string') return offer;
  if (stake > offer.stakeLeft) return 'settled'; // that part has been closed meanwhile
  if (stake < offer.stakeLeft && coupon.cash_outs >= CASH_OUT_STEPS.length - 1) return 'too-many-parts';
  const amount = cashOutPart(offer, stake);
  return amount < seen ? 'offer-changed' : { amount, isLive: offer.isLive };
}

const CLOSE = `
  update coupons set closed_stake = closed_stake + $2, cashed_out = cashed_out + $3, cash_outs = cash_outs + 1,
    possible_win = $4, state = $5, payout = $6, settled_at_ms = $7
  where id = $1 returning *`;

/** Records that a part of the stake is closed. The caller pays for it in the same transaction. */
export async function closeRows(
  tx: Queryable,
  { coupon, bets }: HeldCoupon,
  { stake, amount }: { stake: number; amount: number },
  services: Pick<CloseServices, 'prices' | 'now'>,
): Promise<{ row: CouponRow; balance: number }> {
  const nowMs = services.now();
  const left = coupon.amount - coupon.closed_stake - stake;
  const isWhole = left === 0;
  const known = bets.map((bet) => decided(bet, services, nowMs));
  const [row] = await tx.query<CouponRow>(CLOSE, [
    ...[coupon.id, stake, amount],
    isWhole ? coupon.possible_win : winOf(coupon, known, left),
    ...(isWhole ? ['cashed-out', coupon.cashed_out + amount, nowMs] : ['open', null, null]),
  ]);
  const [account] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [coupon.account_id]);
  if (row === undefined || account === undefined) throw new Error(`coupon ${coupon.id} is gone`);
  if (isWhole) await tx.query('delete from cash_out_rules where coupon_id = $1', [coupon.id]);
  return { row, balance: account.balance };
}

/** Pays for a part of the stake and closes it, in the transaction that locks the player. @spec BET-9 MON-7 */
export async function close(
  tx: Queryable,
  held: HeldCoupon,
  { stake, amount }: { stake: number; amount: number },
  services: CloseServices,
): Promise<CashOutAnswer> {
  const { coupon, bets } = held;
  const nowMs = services.now();
  const kind = CASH_OUT_STEPS[coupon.cash_outs];
  if (kind === undefined) throw new Error(`coupon ${coupon.id} was closed in too many parts`);
  await pay(tx, { product: COUPON, house: services.house }, { kind, ref: String(coupon.id), amount, at: nowMs });
  const { row, balance } = await closeRows(tx, held, { stake, amount }, services);
  return { status: 'accepted', amount, stake, balance, coupon: bookedCoupon(row, bets, nowMs) };
}
