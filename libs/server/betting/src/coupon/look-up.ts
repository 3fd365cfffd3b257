import { couponOffer } from '@touchline/betting-coupon-math';
import { PREPAID_TYPE, type Queryable } from '@touchline/server-kernel';
import { AccountType, type CouponToPlace, type PlayerLimit } from '@touchline/shared-contract';
import type { StakeAccount } from './decide.ts';
import { ownLimits } from './own-limits.ts';
import { plainTerms, requestOf, type Sale } from './sale.ts';
import type { CouponSite } from './site-offers.ts';

/** Player first, then what they placed: everything about one player's money goes through this lock, one after the other. */
const LOCK_PLAYER = 'select id from users where id = $1 for no key update';
const LOOK_UP = `
  select stored.answer, coalesce(stored.body_hash, waiting.body_hash) as body_hash, waiting.decide_at,
    account.id, account.type, account.currency_iso, account.balance, prepaid.id as prepaid_id, prepaid.balance as prepaid_balance,
    array(select code from promo_uses where user_id = $1) as used,
    case when stored.id is null then array(select nextval('coupon_numbers') from generate_series(1, $4::int)) end::bigint[] as numbers
  from (values (true)) as one
  left join placements as stored on stored.user_id = $1 and stored.id = $2
  left join pending_placements as waiting on waiting.user_id = $1 and waiting.id = $2
  left join accounts as account on account.user_id = $1 and account.id = $3 and account.type <> ${PREPAID_TYPE}
  left join accounts as prepaid on prepaid.user_id = $1 and prepaid.type = ${PREPAID_TYPE}
    and prepaid.currency_iso = account.currency_iso and account.type = ${AccountType.Main}`;

interface Found {
  answer: string | null;
  body_hash: string | null;
  decide_at: number | null;
  id: number | null;
  type: number;
  currency_iso: string;
  balance: number;
  prepaid_id: number | null;
  prepaid_balance: number;
  used: string[];
  numbers: (number | string)[] | null;
}

export interface LookedUp {
  /** What this id was sent with before: with its answer, or waiting for one until a time. */
  earlier: { bodyHash: string; answer: string | null; decideAt: number } | null;
  /** Undefined when the account is not the player's. */
  account: StakeAccount | undefined;
  used: readonly string[];
  /** The player's own limits that the site keeps. */
  limits: readonly PlayerLimit[];
  /** Numbers for the coupons of the request. */
  numbers: readonly number[];
}

/** How many coupons a request books. */
function lineCount(coupon: CouponToPlace): number {
  try {
    return couponOffer(requestOf(coupon, []), plainTerms(0)).lines.length;
  } catch (error) {
    if (error instanceof RangeError) return 1; // it will be refused
    throw error;
  }
}

/** Locks the player and reads everything that decides about this placement. */
export async function lookUp(
  tx: Queryable,
  userId: number,
  { coupon, site: { playerLimits = [] }, now }: { coupon: CouponToPlace; site: Pick<CouponSite, 'playerLimits'>; now: () => number },
  onLocked: () => void = () => undefined,
): Promise<LookedUp> {
  await tx.query(LOCK_PLAYER, [userId]);
  onLocked();
  const [found] = await tx.query<Found>(LOOK_UP, [userId, coupon.id, coupon.accountId, lineCount(coupon)]);
  if (found === undefined) throw new Error('the look-up of a placement answered nothing');
  const { answer, body_hash: bodyHash, decide_at: decideAt, id, type, currency_iso: currencyIso, balance, prepaid_id: accountId } = found;
  const prepaid = accountId === null ? null : { accountId, balance: found.prepaid_balance };
  return {
    earlier: bodyHash === null ? null : { bodyHash, answer, decideAt: decideAt ?? 0 },
    account: id === null ? undefined : { id, type, currencyIso, balance, prepaid },
    used: found.used,
    limits: id === null ? [] : await ownLimits(tx, { userId, currencyIso, limits: playerLimits, nowMs: now() }),
    numbers: (found.numbers ?? []).map(Number),
  };
}

export interface Waiting {
  userId: number;
  bodyHash: string;
  sale: Sale;
  decideAt: number;
}

/** Keeps a coupon until its delay is over: a crash in between loses nothing. */
export async function keepWaiting(tx: Queryable, { userId, bodyHash, sale, decideAt }: Waiting): Promise<void> {
  await tx.query('insert into pending_placements (user_id, id, body_hash, sale, decide_at) values ($1, $2, $3, $4, $5)', [
    userId,
    sale.coupon.id,
    bodyHash,
    JSON.stringify(sale),
    decideAt,
  ]);
}

/** Takes a coupon whose delay is over out of the queue; null when there is none, or another process has it. */
export async function takeWaiting(
  tx: Queryable,
  { userId, id, nowMs }: { userId: number; id: string; nowMs: number },
): Promise<{ bodyHash: string; sale: Sale } | null> {
  await tx.query(LOCK_PLAYER, [userId]);
  const [row] = await tx.query<{ body_hash: string; sale: string }>(
    'delete from pending_placements where user_id = $1 and id = $2 and decide_at <= $3 returning body_hash, sale',
    [userId, id, nowMs],
  );
  return row === undefined ? null : { bodyHash: row.body_hash, sale: JSON.parse(row.sale) as Sale };
}
