import type { Db } from '@touchline/server-kernel/db';
import type { RoundAnswer } from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';

/** Requests of clients and the responses they received. Times are milliseconds of one clock; null if there was no response. */
export interface History {
  placed: { accountId: number; id: string; amount: number; began: number; ended: number | null; received: PlaceAnswer | null }[];
  /** Rounds of another product, interleaved with coupons of the same player. */
  rounds: { accountId: number; id: string; amount: number; began: number; received: RoundAnswer | null }[];
  /** Limits on stakes within 24 hours, minor units; `takenAt` is null until acknowledged. A raised limit would take effect a day later. */
  limits: { accountId: number; amount: number; takenAt: number | null }[];
  deposits: { accountId: number; amount: number; isKnown: boolean }[];
  reads: { accountId: number; money: number; began: number; ended: number }[];
}

interface Move {
  kind: string;
  /** `product:ref`. */
  name: string;
  amount: number;
  /** Balance after the move. */
  balance: number;
}

interface CouponRow {
  id: number;
  intent_id: string;
  account_id: number;
  amount: number;
  coef: number;
  status_id: number;
  state: string;
  payout: number | null;
}

/** Type of the limit on stakes within 24 hours. No history lasts longer than that. */
export const STAKES_24H = 1;

/** Payout of a single, computed without the maths library. */
function paidOf({ amount, coef, status_id: status }: CouponRow): number | null {
  const [stake, odds] = [BigInt(amount), BigInt(coef)];
  const paid: Record<number, bigint> = {
    0: 0n,
    1: (stake * odds) / 1000n,
    2: stake,
    3: stake,
    4: (stake * (1000n + odds)) / 2000n,
    5: stake / 2n,
    6: (stake * odds) / 2000n,
  };
  return status in paid ? Number(paid[status]) : null;
}

/** Moves of each account in commit order, which ids follow because all changes of one player take the same lock. */
async function movesByAccount(db: Db): Promise<Map<number, Move[]>> {
  const rows = await db.query<{ account_id: number; kind: string; name: string; amount: number }>(
    `select entries.account_id, moves.kind, moves.product || ':' || moves.ref as name, entries.amount from ledger_entries as entries
     join ledger_transactions as moves on moves.id = entries.transaction_id
     join accounts on accounts.id = entries.account_id and accounts.user_id is not null order by entries.id`,
  );
  const byAccount = new Map<number, Move[]>();
  for (const { account_id, ...move } of rows) {
    const moves = byAccount.get(account_id) ?? [];
    moves.push({ ...move, balance: (moves.at(-1)?.balance ?? 0) + move.amount });
    byAccount.set(account_id, moves);
  }
  return byAccount;
}

/** Contents of the database after the run. */
export interface Books {
  moves: Map<number, Move[]>;
  /** The stake limit in effect, by account. */
  limits: Map<number, number>;
  coupons: readonly CouponRow[];
  answers: readonly { id: string; answer: string }[];
}

export async function readBooks(db: Db): Promise<Books> {
  const moves = await movesByAccount(db);
  const coupons = await db.query<CouponRow>(
    `select coupons.id, intent_id, account_id, coupons.amount, bets.coef, bets.status_id, state, payout
     from coupons join bets on bets.coupon_id = coupons.id`,
  );
  const limits = await db.query<{ account_id: number; value: number }>(
    `select accounts.id as account_id, value from player_limits join accounts using (user_id) where limit_type = ${STAKES_24H} and value is not null`,
  );
  return {
    moves,
    coupons,
    limits: new Map(limits.map(({ account_id, value }) => [account_id, value])),
    answers: await db.query<{ id: string; answer: string }>('select id, answer from placements'),
  };
}

/**
 * Finds everything in a history that no order of its operations explains. An operation without a response may have been executed at most
 * once, or not at all; one with a response must be in the books exactly as acknowledged.
 *
 * @returns one line per anomaly.
 * @spec BET-7
 */
export function anomaliesIn({ moves, coupons, answers, limits }: Books, history: History): string[] {
  const wrong: string[] = [];
  /** Stakes of an account less refunds, up to and including the move at an index. */
  const stakedBy = (accountId: number, place: number): number =>
    (moves.get(accountId) ?? [])
      .slice(0, place + 1)
      .reduce((sum, { kind, amount }) => (kind === 'stake' || kind === 'refund' ? sum - amount : sum), 0);
  /** Checks that a stake respects every limit acknowledged before it was sent. */
  const checkLimit = ({ accountId, id, began }: { accountId: number; id: string; began: number }, place: number): void => {
    const known = history.limits.filter((limit) => limit.accountId === accountId && limit.takenAt !== null && limit.takenAt <= began);
    const most = Math.min(...known.map(({ amount }) => amount));
    if (stakedBy(accountId, place) > most) wrong.push(`${id}: staked beyond the limit of ${most}`);
  };
  const couponOf = new Map(coupons.map((coupon) => [coupon.intent_id, coupon]));
  const answerOf = new Map(answers.map(({ id, answer }) => [id, answer]));
  const sent = new Set(history.placed.map(({ id }) => id));
  if (couponOf.size !== coupons.length) wrong.push('an intent was booked twice');
  for (const { intent_id } of coupons) if (!sent.has(intent_id)) wrong.push(`${intent_id} was booked and never sent`);

  const stakeAt = new Map<string, number>();
  for (const list of moves.values()) list.forEach(({ kind, name }, at) => kind === 'stake' && stakeAt.set(name, at));
  const lastOf = new Map<number, { at: number; ended: number }>();
  for (const { accountId, id, amount, received, began, ended } of history.placed) {
    const coupon = couponOf.get(id);
    if (received !== null && answerOf.get(id) !== JSON.stringify(received)) wrong.push(`${id}: the stored answer is not the received one`);
    if (received?.status === 'rejected' && coupon !== undefined) wrong.push(`${id}: answered as rejected, but booked`);
    if (received?.status === 'accepted' && coupon === undefined) wrong.push(`${id}: answered as accepted, but not booked`);
    if (coupon === undefined) continue;
    if (coupon.amount !== amount || coupon.account_id !== accountId) wrong.push(`${id}: booked with another stake or account`);
    const at = stakeAt.get(`coupon:${coupon.id}`) ?? -1;
    const move = moves.get(accountId)?.[at];
    if (move?.amount !== -amount) wrong.push(`${id}: its stake is not in the ledger`);
    if (received?.status === 'accepted' && move?.balance !== received.balance)
      wrong.push(`${id}: answered with a balance of ${received.balance}, was ${move?.balance}`);
    checkLimit({ accountId, id, began }, at);
    // A worker places its coupons one after another, so the ledger has them in that order.
    const last = lastOf.get(accountId);
    if (last !== undefined && last.ended < began && at < last.at) wrong.push(`${id}: its stake precedes that of an earlier one`);
    if (ended !== null && received?.status === 'accepted') lastOf.set(accountId, { at, ended });
    if (coupon.state !== 'open' && coupon.payout !== paidOf(coupon)) wrong.push(`${id}: paid ${coupon.payout}, status ${coupon.status_id}`);
  }

  const played = new Set<string>();
  for (const { accountId, id, amount, began, received } of history.rounds) {
    const stored = answerOf.get(id);
    if (received !== null && stored !== JSON.stringify(received)) wrong.push(`${id}: the stored answer is not the received one`);
    const answer = stored === undefined ? null : (JSON.parse(stored) as RoundAnswer);
    if (answer?.status !== 'accepted') continue;
    const name = `trial:${answer.round}`;
    if (played.has(name)) wrong.push(`${id}: shares ${name}`);
    played.add(name);
    const at = stakeAt.get(name) ?? -1;
    checkLimit({ accountId, id, began }, at);
    const move = moves.get(accountId)?.[at];
    if (move?.amount !== -amount) wrong.push(`${id}: the stake of ${name} is not in the ledger`);
    if (move?.balance !== answer.balance) wrong.push(`${id}: answered with a balance of ${answer.balance}, was ${move?.balance}`);
  }
  for (const name of stakeAt.keys()) if (name.startsWith('trial:') && !played.has(name)) wrong.push(`${name} was staked and never sent`);

  for (const [accountId, list] of moves) {
    if (list.some(({ balance }) => balance < 0)) wrong.push(`account ${accountId} went below zero`);
    const granted = list.filter(({ kind, name }) => kind === 'grant' && name.startsWith('mint:')).map(({ amount }) => amount);
    // Match acknowledged deposits first. Those with an unknown outcome may explain only the rest.
    const requested = history.deposits
      .filter((deposit) => deposit.accountId === accountId)
      .sort((one, other) => Number(other.isKnown) - Number(one.isKnown));
    for (const { amount, isKnown } of requested) {
      const at = granted.indexOf(amount);
      if (at >= 0) granted.splice(at, 1);
      else if (isKnown) wrong.push(`account ${accountId}: a deposit of ${amount} is lost`);
    }
    if (granted.length > 0) wrong.push(`account ${accountId}: deposits without a request: ${granted.join(', ')}`);
  }
  for (const { accountId, amount, takenAt } of history.limits)
    if (takenAt !== null && (limits.get(accountId) ?? Infinity) > amount) wrong.push(`account ${accountId}: a limit of ${amount} is lost`);
  const held = new Map([...moves].map(([accountId, list]) => [accountId, new Set(list.map(({ balance }) => balance))]));
  for (const { accountId, money } of history.reads) {
    if (!held.get(accountId)?.has(money)) wrong.push(`account ${accountId} never held ${money}`);
  }
  return wrong;
}
