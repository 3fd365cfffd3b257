import { lockPlayer, type Queryable, Refusal } from '@touchline/server-kernel';
import type { BettingServices } from '../coupon/services.ts';
import { close, type CloseServices, heldCoupon } from './close.ts';
import { offerOf } from './offer.ts';

/** Name of this work where it is told what fails. */
const RULES = 'cash-out-rules';

interface RuleRow {
  coupon_id: number;
  user_id: number;
  at_least: number;
}

/**
 * Sets or ends the rule of an open coupon. @throws Refusal 404 for a coupon that is not the player's, 409 for one that is not open.
 * @spec AC-05
 */
export async function setRule(
  tx: Queryable,
  { userId, couponId, atLeast, nowMs }: { userId: number; couponId: number; atLeast: number | null; nowMs: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const held = await heldCoupon(tx, userId, couponId);
  if (held === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
  if (held.coupon.state !== 'open') throw new Refusal(409, 'settled', { detail: 'The coupon is settled' });
  if (atLeast === null) await tx.query('delete from cash_out_rules where coupon_id = $1', [couponId]);
  else {
    await tx.query(
      `insert into cash_out_rules (coupon_id, user_id, at_least, created_at) values ($1, $2, $3, $4)
       on conflict (coupon_id) do update set at_least = excluded.at_least`,
      [couponId, userId, atLeast, nowMs],
    );
  }
}

/** Closes a coupon whose rule holds; what it is worth is looked at once more while the player is held. @returns whether it was closed. */
async function closeByRule(services: CloseServices, { coupon_id, user_id }: RuleRow): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockPlayer(tx, user_id);
    const [rule] = await tx.query<RuleRow>('select coupon_id, user_id, at_least from cash_out_rules where coupon_id = $1', [coupon_id]);
    const held = await heldCoupon(tx, user_id, coupon_id);
    if (rule === undefined || held === undefined) return false;
    const offer = offerOf(held.coupon, held.bets, services, services.now());
    if (typeof offer === 'string' || offer.offer < rule.at_least) return false;
    await close(tx, held, { stake: offer.stakeLeft, amount: offer.offer }, services);
    return true;
  });
}

/** Follows every rule once. @returns how many coupons were closed. @spec AC-05 BET-9 */
export async function followRules(services: CloseServices & Pick<BettingServices, 'stuck'>, goesOn = () => true): Promise<number> {
  const { db, stuck } = services;
  await db.query(`delete from cash_out_rules using coupons where coupons.id = coupon_id and coupons.state <> 'open'`);
  const rules = await db.query<RuleRow>('select coupon_id, user_id, at_least from cash_out_rules order by coupon_id');
  const due: RuleRow[] = [];
  for (const rule of rules) {
    // A look without the lock: most rules are far from their amount.
    const held = await heldCoupon(db, rule.user_id, rule.coupon_id);
    const offer = held === undefined ? 'settled' : offerOf(held.coupon, held.bets, services, services.now());
    if (typeof offer !== 'string' && offer.offer >= rule.at_least) due.push(rule);
  }
  return stuck.each({ job: RULES, items: due, keyOf: ({ coupon_id }) => String(coupon_id), goesOn }, (rule) => closeByRule(services, rule));
}
