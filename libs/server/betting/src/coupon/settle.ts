import { type CouponOutcome, payoutWithBonuses, settleCoupon, winMultiplier } from '@touchline/betting-coupon-math';
import {
  countOf,
  countsExtraTime,
  deadHeatOf,
  finishText,
  type GameResult,
  hasExtraParts,
  marketTypeOf,
  NOT_PLAYED_AFTER_SECONDS,
  type OutcomeToSettle,
  playedScore,
  sentParts,
  settleOutcome,
  UNANSWERED_AFTER_SECONDS,
} from '@touchline/betting-rules';
import { recordPlayerEvent } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayerInSweep, pay, type Payment } from '@touchline/server-kernel/ledger';
import { BetStatus } from '@touchline/betting-contract';
import { withCorrections } from './corrected-results.ts';
import { builderOf, coefPaid, decidedBuilder, voidedBuilder } from './builder-bet.ts';
import type { BettingServices } from './services.ts';
import type { EarlyRow } from './early-payout.ts';
import { prepaidBack } from './prepaid.ts';
import { COUPON } from './product.ts';
import { type BetRow, type CouponRow, deadHeatOfBet, duelOf, shapeOf, termsOf } from './rows.ts';
import { plainTerms } from './sale.ts';
import { earlyScore, otherGame, type SoldGame, SoldOtherGame, soldResult } from './sold-game.ts';

export type SettleServices = Pick<BettingServices, 'db' | 'house' | 'prices' | 'now' | 'stuck'>;

/** Job names in the list of failing work. */
const SETTLEMENT = 'settlement';
const RESULTS = 'results';

/** A game without a result this long after its start counts as not played; its stakes are returned. */
const ABANDONED_AFTER_MS = NOT_PLAYED_AFTER_SECONDS * 1000;
/** If the result does not answer a bet within this time after the start, its stake is returned. */
const UNCOUNTED_AFTER_MS = UNANSWERED_AFTER_SECONDS * 1000;

/** Nothing of the game counts for a bet. */
const wasNotPlayed = ({ isVoid, isAwarded, endedEarly }: GameResult): boolean =>
  isVoid === true || isAwarded === true || endedEarly?.kind === 'walkover';

/** The count that decides a market, as shown in the history; of a part of the game for a market on that part. */
function resultText(marketTypeId: number, result: GameResult): string | null {
  if (wasNotPlayed(result)) return null;
  if (result.finishers !== undefined) return finishText(result.finishers);
  const type = marketTypeOf(marketTypeId);
  const isCounted = type !== undefined && (type.period > 0 || type.measure === 'corners' || type.measure === 'cards');
  const count = isCounted ? countOf(result, type.measure, type.period) : undefined;
  return (count ?? (countsExtraTime(marketTypeId) ? playedScore(result) : result.main)).join(':');
}

/** JSON of the score of the whole game, if it had extra time or a shoot-out. */
function endingText(result: GameResult | undefined): string | null {
  if (result === undefined || wasNotPlayed(result)) return null;
  return hasExtraParts(result) ? JSON.stringify(sentParts(result)) : null;
}

/** Several winners of an outright divide the bet. */
function sharedWin(outcome: OutcomeToSettle, result: GameResult): Pick<BetRow, 'dead_heat'> {
  const share = deadHeatOf(outcome, result);
  return { dead_heat: share === undefined ? null : JSON.stringify(share) };
}

/** A bet, decided as far as its game is known. */
export function decided(bet: BetRow, { prices }: Pick<SettleServices, 'prices'>, nowMs: number): BetRow {
  if (bet.status_id >= 0) return bet;
  // Check this before the result: an early lead wins the bet regardless of the rest of the game.
  const score = earlyScore(bet, prices);
  if (score !== null) return { ...bet, status_id: BetStatus.Win, result: score, early_score: score };
  const result = soldResult(bet, prices);
  const givesUp = nowMs - bet.start_at * 1000 > (result === undefined ? ABANDONED_AFTER_MS : UNCOUNTED_AFTER_MS);
  const builder = builderOf(bet);
  if (builder !== null) return { ...decidedBuilder(bet, builder, { result, givesUp, resultText }), ending: endingText(result) };
  const { market_type_id: marketTypeId, outcome_type_id: outcomeTypeId, param, outcome_name: name } = bet;
  const outcome = { marketTypeId, outcomeTypeId, param, name, playersDuel: duelOf(bet), sportId: bet.sport_id };
  const status_id = result === undefined ? BetStatus.NotCalculated : settleOutcome(outcome, result);
  if (status_id >= 0 && result !== undefined)
    return { ...bet, status_id, ...sharedWin(outcome, result), result: resultText(marketTypeId, result), ending: endingText(result) };
  return givesUp ? { ...bet, status_id: BetStatus.ForcedReturn } : bet;
}

/** A bet as coupon-math settles it. */
export const settledBetOf = (bet: BetRow) => ({
  coef: coefPaid(bet),
  statusId: bet.status_id,
  isBanker: bet.is_banker,
  deadHeat: deadHeatOfBet(bet),
});

/** Outcome of the open stake of a coupon with these bets, including all bonuses it was sold with. @spec CP-23 CP-28 MON-5 */
export function outcomeOf(coupon: CouponRow, bets: readonly BetRow[]) {
  const terms = termsOf(coupon) ?? plainTerms(coupon.max_payout);
  const amount = coupon.amount - coupon.closed_stake;
  const shape = shapeOf(coupon);
  const outcome: CouponOutcome = settleCoupon({
    ...shape,
    amount,
    maxPayout: terms.maxPayout,
    bonus: winMultiplier({ typeId: shape.typeId, bets }, terms),
    bets: bets.map(settledBetOf),
  });
  if (outcome.state === 'open') return null;
  const { state, payout: win } = outcome;
  return { state, ...payoutWithBonuses({ state, amount, win }, terms) };
}

/** What a settled coupon is paid, by where it comes from. */
export interface PaidParts {
  promo: number;
  hyper: number;
  won: number;
  returned: number;
}

/** The stake of a free bet came from the house and is not paid out, so a negative promo bonus reduces the other parts. */
export function partsOfPayout({ state, payout, promoBonus, hyperBonus }: NonNullable<ReturnType<typeof outcomeOf>>): PaidParts {
  const promo = Math.max(promoBonus, 0);
  const hyper = Math.min(hyperBonus, payout - promo);
  const rest = payout - promo - hyper;
  return { promo, hyper, won: state === 'won' ? rest : 0, returned: state === 'won' ? 0 : rest };
}

/** Pays winnings from the stakes account and each bonus from its own account. */
async function payOut(
  tx: Queryable,
  { house }: SettleServices,
  coupon: CouponRow,
  outcome: NonNullable<ReturnType<typeof outcomeOf>>,
  at: number,
) {
  const { promo, hyper, won, returned } = partsOfPayout(outcome);
  const ref = String(coupon.id);
  const give = async (payment: Omit<Payment<keyof typeof COUPON.kinds>, 'ref' | 'at'>) => {
    if (payment.amount > 0) await pay(tx, { product: COUPON, house }, { ...payment, ref, at });
  };
  // Use the house's accounts always in this order, as in placements, to avoid deadlocks.
  await give({ kind: 'promo', from: 'promo', amount: promo });
  await give({ kind: 'hyper-bonus', from: 'bonuses', amount: hyper });
  await give({ kind: 'payout', amount: won });
  await give({ kind: 'refund', amount: returned, toPrepaid: prepaidBack(coupon, returned) });
}

type Decide = (bet: BetRow, services: SettleServices, nowMs: number) => BetRow;

/** @throws SoldOtherGame for an open bet whose id is that of another game now; it stays open. */
function requireSoldGames(bets: readonly BetRow[], { prices }: Pick<SettleServices, 'prices'>): void {
  for (const bet of bets) {
    const there = bet.status_id < 0 ? otherGame(bet, prices) : undefined;
    if (there !== undefined) throw new SoldOtherGame(bet, there);
  }
}

/** Settles one coupon as far as possible, in one transaction; repeating it has no effect. @returns whether it changed. */
async function settleOne(
  services: SettleServices,
  { id, user_id }: { id: number; user_id: number },
  { decide = decided, isPatient = true }: { decide?: Decide; isPatient?: boolean } = {},
): Promise<boolean> {
  const { isChanged, bets } = await settleIn(services, { id, user_id }, { decide, isPatient });
  // After the transaction, so that the other bets of the coupon are settled all the same.
  requireSoldGames(bets, services);
  return isChanged;
}

const STORE_BETS = `
  update bets set status_id = new.status_id, result = new.result, builder = new.builder, early_score = new.early_score, ending = new.ending,
    dead_heat = new.dead_heat
  from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    as new (position, status_id, result, builder, early_score, ending, dead_heat)
  where coupon_id = $1 and bets.position = new.position`;

/** Stores how these bets of a coupon were decided. */
export async function storeBets(tx: Queryable, couponId: number, bets: readonly BetRow[]): Promise<void> {
  await tx.query(STORE_BETS, [
    couponId,
    bets.map(({ position }) => position),
    bets.map(({ status_id }) => status_id),
    bets.map(({ result }) => result),
    bets.map(({ builder }) => builder),
    bets.map(({ early_score }) => early_score),
    bets.map(({ ending }) => ending),
    bets.map(({ dead_heat }) => dead_heat),
  ]);
}

async function settleIn(
  services: SettleServices,
  { id, user_id }: { id: number; user_id: number },
  { decide, isPatient }: { decide: Decide; isPatient: boolean },
) {
  return services.db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, user_id, isPatient);
    const [coupon] = await tx.query<CouponRow>('select * from coupons where id = $1', [id]);
    if (coupon === undefined) return { isChanged: false, bets: [] };
    const before = await tx.query<BetRow>('select * from bets where coupon_id = $1 order by position', [id]);
    const nowMs = services.now();
    const bets = before.map((bet) => decide(bet, services, nowMs));
    const changed = bets.filter((bet, at) => bet.status_id !== before[at]?.status_id);
    if (changed.length === 0) return { isChanged: false, bets };
    await storeBets(tx, id, changed);
    if (decide === voided) await tx.query('update coupons set cancelled_at = $2 where id = $1', [id, nowMs]);
    if (coupon.state !== 'open') return { isChanged: true, bets }; // lost before: only its other bets needed an update
    const outcome = outcomeOf(coupon, bets);
    if (outcome === null) return { isChanged: true, bets };
    const { state, payout, hyperBonus, promoBonus } = outcome;
    await tx.query('update coupons set state = $2, payout = $3, settled_at_ms = $4, hyper_bonus = $5, promo_bonus = $6 where id = $1', [
      id,
      state,
      payout + coupon.cashed_out,
      nowMs,
      hyperBonus,
      promoBonus,
    ]);
    await payOut(tx, services, coupon, outcome, nowMs);
    const money = { amount: payout + coupon.cashed_out, iso: coupon.currency_iso };
    await recordPlayerEvent(tx, {
      userId: user_id,
      kind: `bet-${state}`,
      ref: String(id),
      money: state === 'lost' ? null : money,
      at: nowMs,
    });
    return { isChanged: true, bets };
  });
}

const voided: Decide = (bet) => (bet.status_id >= 0 ? bet : { ...voidedBuilder(bet), status_id: BetStatus.ForcedReturn });

/** Cancels a coupon: every undecided bet counts as returned. @returns whether it changed. @spec OD-02 */
export async function voidCoupon(services: SettleServices, couponId: number): Promise<boolean> {
  const [coupon] = await services.db.query<{ id: number; user_id: number }>('select id, user_id from coupons where id = $1', [couponId]);
  return coupon !== undefined && settleOne(services, coupon, { decide: voided });
}

/** Settles all open bets of these games, until `shouldContinue` returns false. @returns the number of changed coupons. @spec OD-02 BET-9 */
export async function settleGames(services: SettleServices, gameIds: readonly number[], shouldContinue = () => true): Promise<number> {
  if (gameIds.length === 0) return 0;
  const coupons = await services.db.query<{ id: number; user_id: number }>(
    `select distinct coupons.id, coupons.user_id from bets join coupons on coupons.id = bets.coupon_id
     where bets.game_id = any($1::bigint[]) and bets.status_id < 0 order by coupons.id`,
    [gameIds],
  );
  if (coupons.length === 0) return 0;
  const corrected = await withCorrections(services);
  return services.stuck.each({ job: SETTLEMENT, items: coupons, keyOf: ({ id }) => String(id), shouldContinue }, (coupon, isPatient) =>
    settleOne(corrected, coupon, { isPatient }),
  );
}

/** Settles every open bet that an early lead has won. @returns the number of changed coupons. @spec BT-15 BET-9 */
export async function settleEarly(services: SettleServices, shouldContinue = () => true): Promise<number> {
  const open = await services.db.query<EarlyRow & { user_id: number }>(
    `select bets.coupon_id, bets.game_id, bets.outcome_type_id, bets.early_lead, bets.opponent1, bets.opponent2, bets.start_at, bets.sub_kind,
       coupons.user_id from bets join coupons on coupons.id = bets.coupon_id where bets.status_id < 0 and bets.early_lead is not null order by bets.coupon_id`,
  );
  const won = new Map(
    open.filter((bet) => earlyScore(bet, services.prices) !== null).map(({ coupon_id: id, user_id }) => [id, { id, user_id }]),
  );
  return services.stuck.each(
    { job: SETTLEMENT, items: [...won.values()], keyOf: ({ id }) => String(id), shouldContinue },
    (coupon, isPatient) => settleOne(services, coupon, { isPatient }),
  );
}

/**
 * Settles every open bet that has a result or was abandoned, in case a crash or a missed notification left it open; and finds bets whose id
 * is that of another game now.
 */
export async function settleOverdue(services: SettleServices, shouldContinue = () => true): Promise<number> {
  const { db, stuck, now } = services;
  const games = await db.query<SoldGame>(
    'select distinct game_id, opponent1, opponent2, start_at, sub_kind from bets where status_id < 0 order by game_id',
  );
  if (games.length === 0) return 0;
  const { prices } = await withCorrections(services);
  const due = new Set<number>();
  await stuck.each({ job: RESULTS, items: games, keyOf: ({ game_id }) => String(game_id), shouldContinue }, async (sold) => {
    const isOver = soldResult(sold, prices) !== undefined || otherGame(sold, prices) !== undefined;
    const isDue = isOver || now() - sold.start_at * 1000 > ABANDONED_AFTER_MS;
    if (isDue) due.add(sold.game_id);
    return isDue;
  });
  return settleGames(services, [...due], shouldContinue);
}
