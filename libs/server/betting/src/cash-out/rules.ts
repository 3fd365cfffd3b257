import { sportById } from '@touchline/betting-rules';
import type { CashOutMoment, CashOutRule } from '@touchline/betting-contract';
import { recordPlayerEvent, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, lockPlayerInSweep } from '@touchline/server-kernel/ledger';
import type { BettingServices } from '../coupon/services.ts';
import { close, type CloseServices, type HeldCoupon, heldCoupon } from './close.ts';
import { soldMatch } from '../coupon/sold-game.ts';
import { offerOf } from './offer.ts';

/** Job name in the list of failing work. */
const RULES = 'cash-out-rules';

/** A row of `cash_out_rules`. */
export interface RuleRow {
  coupon_id: number;
  user_id: number;
  at_least: number | null;
  game_id: number | null;
  minute: number | null;
  score1: number | null;
  score2: number | null;
}

const COLUMNS = 'coupon_id, user_id, at_least, game_id, minute, score1, score2';

/** The moment of a match that triggers a rule; null for none. */
export function momentOf({
  game_id: gameId,
  minute,
  score1,
  score2,
}: Omit<RuleRow, 'coupon_id' | 'user_id' | 'at_least'>): CashOutMoment | null {
  if (gameId === null) return null;
  return { gameId, minute, score: score1 === null || score2 === null ? null : [score1, score2] };
}

/** Checks that the moment can occur in the match. @throws Refusal 400 */
function requireMoment({ bets }: HeldCoupon, { gameId, minute, score }: CashOutMoment): void {
  const bad = (detail: string) => new Refusal(400, 'bad-request', { field: 'moment', detail });
  const bet = bets.find(({ game_id, status_id }) => game_id === gameId && status_id < 0);
  if (bet === undefined) throw bad('No open bet of this coupon is about that match');
  if (minute === null && score === null) throw bad('A moment has a minute, a score or both');
  if (minute !== null && sportById(bet.sport_id)?.clock !== 'up') throw bad('The clock of this sport does not count minutes up');
}

const SET = `
  insert into cash_out_rules (coupon_id, user_id, at_least, game_id, minute, score1, score2, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (coupon_id) do update set at_least = excluded.at_least, game_id = excluded.game_id, minute = excluded.minute,
    score1 = excluded.score1, score2 = excluded.score2`;

/**
 * Sets or removes the rule of an open coupon.
 * @throws Refusal 404 for a coupon that does not belong to the player, 409 for one that is not open or can never be cashed out, 400 for a
 * moment that cannot occur in its match.
 * @spec AC-05
 */
export async function setRule(
  tx: Queryable,
  { userId, couponId, atLeast, moment = null }: CashOutRule & { userId: number },
  services: Pick<BettingServices, 'prices' | 'now'>,
): Promise<void> {
  await lockPlayer(tx, userId);
  const held = await heldCoupon(tx, userId, couponId);
  if (held === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
  if (held.coupon.state !== 'open') throw new Refusal(409, 'settled', { detail: 'The coupon is settled' });
  if (atLeast === null && moment === null) {
    await tx.query('delete from cash_out_rules where coupon_id = $1', [couponId]);
    return;
  }
  const nowMs = services.now();
  const offer = offerOf(held.coupon, held.bets, services, nowMs);
  if (offer === 'not-offered' || offer === 'settled') throw new Refusal(409, offer, { detail: 'This coupon cannot be cashed out' });
  if (moment !== null) requireMoment(held, moment);
  const { gameId = null, minute = null, score = null } = moment ?? {};
  await tx.query(SET, [couponId, userId, atLeast, gameId, minute, score?.[0] ?? null, score?.[1] ?? null, nowMs]);
}

/** Whether the match has reached the moment of a rule. */
function isReached(rule: RuleRow, { bets }: HeldCoupon, { prices }: Pick<BettingServices, 'prices'>): boolean {
  const moment = momentOf(rule);
  const bet = bets.find(({ game_id, status_id }) => game_id === moment?.gameId && status_id < 0);
  const match = bet && soldMatch(bet, prices);
  if (moment === null || match === undefined) return false;
  const { minute, score } = moment;
  if (minute !== null && match.minute !== null && match.minute >= minute) return true;
  return score !== null && match.score[0] >= score[0] && match.score[1] >= score[1];
}

/** The offer at which a rule closes its coupon now; null if it is not triggered. */
function dueOffer(rule: RuleRow, held: HeldCoupon | undefined, services: CloseServices) {
  if (held === undefined) return null;
  const offer = offerOf(held.coupon, held.bets, services, services.now());
  if (typeof offer === 'string') return null;
  const isEnough = rule.at_least !== null && offer.offer >= rule.at_least;
  return isEnough || isReached(rule, held, services) ? offer : null;
}

/** Closes a coupon if its rule is still triggered after the player is locked. @returns whether it was closed. */
async function closeByRule(services: CloseServices, { coupon_id, user_id }: RuleRow, isPatient: boolean): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, user_id, isPatient);
    const [rule] = await tx.query<RuleRow>(`select ${COLUMNS} from cash_out_rules where coupon_id = $1`, [coupon_id]);
    const held = await heldCoupon(tx, user_id, coupon_id);
    const offer = rule === undefined ? null : dueOffer(rule, held, services);
    if (held === undefined || offer === null) return false;
    await close(tx, held, { stake: offer.stakeLeft, amount: offer.offer }, services);
    const money = { amount: offer.offer, iso: held.coupon.currency_iso };
    await recordPlayerEvent(tx, { userId: user_id, kind: 'bet-cashed-out', ref: String(coupon_id), money, at: services.now() });
    return true;
  });
}

/** Checks every rule once. @returns the number of closed coupons. @spec AC-05 BET-9 */
export async function followRules(services: CloseServices & Pick<BettingServices, 'stuck'>, shouldContinue = () => true): Promise<number> {
  const { db, stuck } = services;
  await db.query(`delete from cash_out_rules using coupons where coupons.id = coupon_id and coupons.state <> 'open'`);
  const rules = await db.query<RuleRow>(`select ${COLUMNS} from cash_out_rules order by coupon_id`);
  const due: RuleRow[] = [];
  for (const rule of rules) {
    // Check without a lock first, because most rules are not triggered.
    if (dueOffer(rule, await heldCoupon(db, rule.user_id, rule.coupon_id), services) !== null) due.push(rule);
  }
  return stuck.each({ job: RULES, items: due, keyOf: ({ coupon_id }) => String(coupon_id), shouldContinue }, (rule, isPatient) =>
    closeByRule(services, rule, isPatient),
  );
}
