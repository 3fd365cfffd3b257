import type { CouponToPlace, PlaceAnswer } from '@touchline/shared-contract';
import { createHash } from 'node:crypto';
import { type Queryable, SqlState, sqlStateOf } from '../db/db.ts';
import { Refusal } from '../http/refusal.ts';
import { post } from '../ledger/ledger.ts';
import type { Services } from '../services.ts';
import { acceptedAnswer, type Booking, rowsOf, store } from './book.ts';
import type { crashPoints } from './crash-points.ts';
import { decide, type StakeAccount } from './decide.ts';

/** How long a repeat waits for the first request with its id. @spec BET-6 */
const WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 1;

const stillRunning = () =>
  new Refusal(409, 'still-running', { detail: 'This coupon is being placed', retryAfterSeconds: RETRY_AFTER_SECONDS });
const idReused = () => new Refusal(422, 'id-reused', { detail: 'This id was used for another coupon', field: 'id' });

/** JSON with sorted keys: two bodies that say the same have one hash. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}
const hashOf = (coupon: CouponToPlace) => createHash('sha256').update(canonical(coupon)).digest('base64url');

/** Player first, then what they placed: everything about one player's money goes through this lock, one after the other. */
const LOCK_PLAYER = 'select id from users where id = $1 for no key update';
const LOOK_UP = `
  select stored.answer, stored.body_hash, account.id, account.type, account.currency_iso, account.balance,
    case when stored.id is null then array(select nextval('coupon_numbers') from generate_series(1, $4::int)) end::bigint[] as numbers
  from (values (true)) as one
  left join placements as stored on stored.user_id = $1 and stored.id = $2
  left join accounts as account on account.user_id = $1 and account.id = $3`;

interface Found {
  answer: string | null;
  body_hash: string | null;
  id: number | null;
  type: number;
  currency_iso: string;
  balance: number;
  numbers: (number | string)[] | null;
}

/** Places coupons exactly once per player and id. @spec CP-26 BET-1 BET-6 BET-9 */
export interface Placement {
  /** @returns the answer as text: a repeat gets the same bytes. @throws Refusal 422 id-reused, 409 still-running */
  place(userId: number, coupon: CouponToPlace): Promise<string>;
  /** Whether a request with this id is being answered by this process. */
  isRunning(userId: number, id: string): boolean;
}

export function placement(
  { db, house, prices, now }: Pick<Services, 'db' | 'house' | 'prices' | 'now'>,
  crashAt: ReturnType<typeof crashPoints>,
): Placement {
  const running = new Map<string, { bodyHash: string; answer: Promise<string> }>();
  const keyOf = (userId: number, id: string) => `${userId}:${id}`;

  /** One decision, one debit, one answer, in one transaction; or the answer that is already there. */
  const inTransaction = async (tx: Queryable, userId: number, coupon: CouponToPlace, bodyHash: string): Promise<string> => {
    await tx.query(LOCK_PLAYER, [userId]);
    crashAt('after-lock');
    const [found] = await tx.query<Found>(LOOK_UP, [userId, coupon.id, coupon.accountId, coupon.typeId === 9 ? coupon.bets.length : 1]);
    crashAt('after-lookup');
    if (found === undefined) throw new Error('the look-up of a placement answered nothing');
    if (found.answer !== null) {
      if (found.body_hash !== bodyHash) throw idReused();
      return found.answer;
    }
    const own: StakeAccount | undefined =
      found.id === null ? undefined : { id: found.id, type: found.type, currencyIso: found.currency_iso, balance: found.balance };
    const nowMs = now();
    const decision = decide(coupon, own, { prices, nowMs });
    crashAt('after-decision');
    const stored = (answer: PlaceAnswer) => ({ userId, id: coupon.id, bodyHash, answer: JSON.stringify(answer), nowMs });
    if (decision.status === 'rejected') {
      const refusal = stored(decision);
      await store(tx, refusal);
      return refusal.answer;
    }
    const { account, lines } = decision;
    const booking: Booking = { coupon, userId, account, lines, numbers: (found.numbers ?? []).map(Number), nowMs };
    const rows = rowsOf(booking);
    let balance = account.balance;
    for (const { id, amount } of rows.coupons) {
      const entries = [
        { accountId: account.id, amount: -amount },
        { accountId: house.stakes(account.currencyIso, userId), amount },
      ];
      balance = (await post(tx, { kind: 'stake', ref: String(id), at: nowMs, entries })).get(account.id) ?? balance;
    }
    crashAt('after-ledger');
    const receipt = stored(acceptedAnswer(booking, rows, balance));
    await store(tx, receipt, rows);
    crashAt('after-coupon');
    return receipt.answer;
  };

  const run = async (userId: number, coupon: CouponToPlace, bodyHash: string): Promise<string> => {
    crashAt('before-begin');
    try {
      const answer = await db.transaction((tx) => inTransaction(tx, userId, coupon, bodyHash));
      crashAt('after-commit');
      return answer;
    } catch (error) {
      // Another process holds this player: most likely it answers this very id.
      if (sqlStateOf(error) === SqlState.LockNotAvailable) throw stillRunning();
      throw error;
    }
  };

  const waitFor = async (answer: Promise<string>): Promise<string> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(stillRunning()), WAIT_MS);
    });
    return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer));
  };

  return {
    isRunning: (userId, id) => running.has(keyOf(userId, id)),
    place: async (userId, coupon) => {
      const key = keyOf(userId, coupon.id);
      const bodyHash = hashOf(coupon);
      const first = running.get(key);
      if (first !== undefined) {
        if (first.bodyHash !== bodyHash) throw idReused();
        return waitFor(first.answer);
      }
      const answer = run(userId, coupon, bodyHash).finally(() => running.delete(key));
      running.set(key, { bodyHash, answer });
      const text = await answer;
      crashAt('before-answer');
      return text;
    },
  };
}
