import { CORRECTED_WITHIN_SECONDS } from '@touchline/betting-rules';
import { recordPlayerEvent } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { lockPlayerInSweep, pay } from '@touchline/server-kernel/ledger';
import { BetStatus, type CouponCorrection } from '@touchline/betting-contract';
import { builderOf, unsettledBuilder } from './builder-bet.ts';
import { type CorrectedRow, PARTS_OF_GAME, withCorrections } from './corrected-results.ts';
import { prepaidBack } from './prepaid.ts';
import { COUPON, type CorrectionKind, MOST_CORRECTIONS } from './product.ts';
import { type BetRow, correctionsOf, type CouponRow } from './rows.ts';
import { decided, outcomeOf, type PaidParts, partsOfPayout, settleGames, type SettleServices, storeBets } from './settle.ts';

/** Job names in the list of failing work. */
const CORRECTIONS = 'corrections';
const IMPORTS = 'corrected imports';
const WITHIN_MS = CORRECTED_WITHIN_SECONDS * 1000;
const NOTHING: PaidParts = { promo: 0, hyper: 0, won: 0, returned: 0 };

/** A bet as it is settled by the results of now; unchanged where they do not answer it. */
function settledAgain(bet: BetRow, services: SettleServices, nowMs: number): BetRow {
  if (bet.status_id < 0) return bet;
  const builder = builderOf(bet);
  const open = { ...bet, status_id: BetStatus.NotCalculated, result: null, ending: null, early_score: null, dead_heat: null };
  const again = decided(builder === null ? open : { ...open, builder: unsettledBuilder(builder) }, services, nowMs);
  // A stake that was returned for want of a result, or by a result that is gone, stays returned.
  return again.status_id < 0 || (again.status_id === BetStatus.ForcedReturn && again.result === null && bet.result === null) ? bet : again;
}

/** A bet builder is paid by its legs, which can change while its status and the score stay. */
const legsOf = (bet: BetRow): string | undefined =>
  builderOf(bet)
    ?.legs.map(({ statusId }) => statusId)
    .join();

const isSame = (one: BetRow, other: BetRow): boolean =>
  one.status_id === other.status_id && one.result === other.result && one.dead_heat === other.dead_heat && legsOf(one) === legsOf(other);

/** What the open stake of a settled coupon was paid. */
function paidBefore(coupon: CouponRow): PaidParts {
  const rest = (coupon.payout ?? 0) - coupon.cashed_out - writtenOffBefore(coupon);
  const promo = Math.max(coupon.promo_bonus, 0);
  const hyper = Math.min(coupon.hyper_bonus, rest - promo);
  const own = rest - promo - hyper;
  return { promo, hyper, won: coupon.state === 'won' ? own : 0, returned: coupon.state === 'returned' ? own : 0 };
}

/** What the player kept although it was no longer due. */
const writtenOffBefore = (coupon: CouponRow): number => correctionsOf(coupon).at(-1)?.writtenOff ?? 0;

const sumOf = ({ promo, hyper, won, returned }: PaidParts): number => promo + hyper + won + returned;

interface Difference {
  kind: CorrectionKind;
  from: 'promo' | 'bonuses' | 'stakes';
  amount: number;
  toPrepaid: number;
}

interface Correction {
  coupon: CouponRow;
  before: PaidParts;
  after: PaidParts;
  nth: number;
  at: number;
}

/**
 * Books the difference between what was paid and what is due. More is paid to the player; less is taken back from the account of the stake
 * as far as its balance goes, and the rest is written off. What was written off before is part of what is due now, and never taken back.
 *
 * @returns what is written off, in minor units.
 */
async function bookDifference(tx: Queryable, { house }: Pick<SettleServices, 'house'>, terms: Correction): Promise<number> {
  const { coupon, before, after, nth, at } = terms;
  const [account] = await tx.query<{ balance: number }>('select balance from accounts where id = $1', [coupon.account_id]);
  const kept = writtenOffBefore(coupon);
  const extra = sumOf(after) - sumOf(before);
  const offset = Math.min(kept, Math.max(0, extra));
  const untaken = Math.max(0, -extra - (account?.balance ?? 0));
  const prepaid = Math.max(0, prepaidBack(coupon, after.returned) - prepaidBack(coupon, before.returned));
  const differences: Difference[] = [
    { kind: `correction-promo-${nth}` as CorrectionKind, from: 'promo', amount: after.promo - before.promo, toPrepaid: 0 },
    { kind: `correction-hyper-bonus-${nth}` as CorrectionKind, from: 'bonuses', amount: after.hyper - before.hyper, toPrepaid: 0 },
    { kind: `correction-${nth}` as CorrectionKind, from: 'stakes', amount: after.won - before.won, toPrepaid: 0 },
    { kind: `correction-refund-${nth}` as CorrectionKind, from: 'stakes', amount: after.returned - before.returned, toPrepaid: prepaid },
  ];
  reduce(differences, 1, offset);
  reduce(differences, -1, untaken);
  await lockHouse(
    tx,
    differences.flatMap(({ from, amount }) => (amount === 0 ? [] : [from])),
    {
      promo: house.promo(coupon.currency_iso),
      bonuses: house.bonuses(coupon.currency_iso),
      stakes: house.stakes(coupon.currency_iso, coupon.user_id),
    },
  );
  // Payments first, so that no balance is below zero in between.
  for (const { kind, from, amount, toPrepaid } of differences.toSorted((one, other) => other.amount - one.amount))
    if (amount !== 0)
      await pay(tx, { product: COUPON, house }, { kind, ref: String(coupon.id), amount, toPrepaid: Math.min(toPrepaid, amount), from, at });
  return kept - offset + untaken;
}

/** Locks the accounts of the house in the order in which placements and payouts use them, to avoid deadlocks. */
async function lockHouse(
  tx: Queryable,
  used: readonly Difference['from'][],
  ids: Readonly<Record<Difference['from'], number>>,
): Promise<void> {
  for (const from of ['promo', 'bonuses', 'stakes'] as const)
    if (used.includes(from)) await tx.query('select id from accounts where id = $1 for no key update', [ids[from]]);
}

/** Leaves `by` minor units out of the payments (1) or the deductions (-1), out of the largest first. */
function reduce(differences: readonly Difference[], sign: 1 | -1, by: number): void {
  let left = by;
  for (const one of differences.toSorted((a, b) => sign * (b.amount - a.amount))) {
    const cut = Math.min(left, Math.max(0, sign * one.amount));
    one.amount -= sign * cut;
    left -= cut;
  }
}

/** Settles a coupon again in one transaction; repeating it has no effect. @returns whether it changed. */
async function resettleOne(
  services: SettleServices,
  { id, user_id }: { id: number; user_id: number },
  isPatient: boolean,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await lockPlayerInSweep(tx, user_id, isPatient);
    const [coupon] = await tx.query<CouponRow>('select * from coupons where id = $1', [id]);
    if (coupon === undefined || coupon.cancelled_at !== null) return false;
    const before = await tx.query<BetRow>('select * from bets where coupon_id = $1 order by position', [id]);
    const nowMs = services.now();
    const bets = before.map((bet) => settledAgain(bet, services, nowMs));
    const changed = bets.filter((bet, at) => !isSame(bet, before[at] as BetRow));
    if (changed.length === 0) return false;
    const past = correctionsOf(coupon);
    if (past.length >= MOST_CORRECTIONS) throw new Error(`coupon ${id} was settled ${MOST_CORRECTIONS + 1} times`);
    await storeBets(tx, id, changed);
    const isClosed = coupon.state === 'cashed-out';
    const outcome = isClosed ? null : outcomeOf(coupon, bets);
    const wasOpen = coupon.state === 'open';
    if (wasOpen && outcome === null) return true;
    const after = outcome === null ? NOTHING : partsOfPayout(outcome);
    const kept = writtenOffBefore(coupon);
    const paid = isClosed || wasOpen ? NOTHING : paidBefore(coupon);
    const writtenOff = isClosed
      ? kept
      : await bookDifference(tx, services, { coupon, before: paid, after, nth: past.length + 1, at: nowMs });
    const isReopened = !isClosed && outcome === null;
    const state = isClosed ? coupon.state : (outcome?.state ?? 'open');
    const payout = isClosed ? coupon.payout : isReopened ? null : sumOf(after) + coupon.cashed_out + writtenOff;
    const correction: CouponCorrection = {
      at: Math.floor(nowMs / 1000),
      before: { state: coupon.state, payout: coupon.payout },
      after: { state, payout },
      writtenOff,
      bets: changed.map((bet) => ({ position: bet.position, before: shown(before[bet.position] as BetRow), after: shown(bet) })),
    };
    await tx.query(
      `update coupons set state = $2, payout = $3, settled_at_ms = $4, hyper_bonus = $5, promo_bonus = $6, corrections = $7 where id = $1`,
      [
        ...[id, state, payout, isReopened ? null : isClosed ? coupon.settled_at_ms : nowMs],
        ...[isClosed ? coupon.hyper_bonus : (outcome?.hyperBonus ?? 0), isClosed ? coupon.promo_bonus : (outcome?.promoBonus ?? 0)],
        JSON.stringify([...past, correction]),
      ],
    );
    if (outcome !== null) {
      const money = outcome.state === 'lost' ? null : { amount: payout ?? 0, iso: coupon.currency_iso };
      await recordPlayerEvent(tx, { userId: user_id, kind: `bet-${outcome.state}`, ref: String(id), money, at: nowMs });
    }
    return true;
  });
}

const shown = ({ status_id: statusId, result }: BetRow) => ({ statusId, result });

/** What a sweep over coupons has done. */
interface Sweep {
  /** Number of changed coupons. */
  changed: number;
  /** Every coupon was looked at, and none failed. */
  isWhole: boolean;
}

/**
 * Settles the bets of these games again whose result is another one now. Coupons that were settled more than a day ago, and those that an
 * operator cancelled, stay as they are. @spec OD-02 BET-9
 */
async function resettleGames(
  services: SettleServices,
  job: string,
  gameIds: readonly number[],
  shouldContinue: () => boolean,
): Promise<Sweep> {
  const items = await services.db.query<{ id: number; user_id: number }>(
    `select distinct coupons.id, coupons.user_id from bets join coupons on coupons.id = bets.coupon_id
     where bets.game_id = any($1::bigint[]) and bets.status_id >= 0 and coupons.cancelled_at is null
       and (coupons.settled_at_ms is null or coupons.settled_at_ms >= $2) order by coupons.id`,
    [gameIds, services.now() - WITHIN_MS],
  );
  const corrected = await withCorrections(services);
  let isWhole = true;
  const onLeft = () => {
    isWhole = false;
  };
  const changed = await services.stuck.each({ job, items, keyOf: ({ id }) => String(id), shouldContinue, onLeft }, (coupon, isPatient) =>
    resettleOne(corrected, coupon, isPatient),
  );
  return { changed, isWhole };
}

/**
 * Settles what is on games with an entered result, open and settled bets, until all of it is done. A result is done when every settled coupon
 * was looked at; failing coupons are tried again until the time for corrections is over.
 *
 * @returns the number of changed coupons.
 */
export async function settleCorrections(services: SettleServices, shouldContinue = () => true): Promise<number> {
  const { db, now } = services;
  const rows = await db.query<CorrectedRow>('select * from corrected_results where settled_at is null order by id');
  let count = 0;
  for (const { id, game_id: root, entered_at } of rows) {
    const games = await db.query<{ game_id: number }>('select distinct game_id from bets where game_id >= $1 and game_id < $2', [
      root,
      root + PARTS_OF_GAME,
    ]);
    const ids = games.map(({ game_id }) => game_id);
    count += await settleGames(services, ids, shouldContinue);
    const { changed, isWhole } = await resettleGames(services, CORRECTIONS, ids, shouldContinue);
    count += changed;
    if (!shouldContinue()) break;
    if (isWhole || now() - entered_at > WITHIN_MS)
      await db.query('update corrected_results set settled_at = $2 where id = $1', [id, now()]);
  }
  return count;
}

/**
 * Settles the bets on imported games again if their records changed. The first call checks all of them, because a process may have stopped
 * between an import and its settlement; a call that leaves a coupon is repeated.
 *
 * @param seen - the revision of the imports that was checked last; updated.
 * @returns the number of changed coupons.
 */
export async function settleImports(services: SettleServices, seen: { imports?: number }, shouldContinue = () => true): Promise<number> {
  const { imports } = services.prices;
  const revision = imports?.revision();
  if (imports === undefined || revision === undefined || revision === seen.imports) return 0;
  const games = await services.db.query<{ game_id: number }>(
    `select distinct bets.game_id from bets join coupons on coupons.id = bets.coupon_id
     where bets.status_id >= 0 and coupons.cancelled_at is null and (coupons.settled_at_ms is null or coupons.settled_at_ms >= $1)`,
    [services.now() - WITHIN_MS],
  );
  const ids = games.map(({ game_id }) => game_id).filter((gameId) => imports.has(gameId));
  const { changed, isWhole } = await resettleGames(services, IMPORTS, ids, shouldContinue);
  if (isWhole) seen.imports = revision;
  return changed;
}
