import type { Cashier, NetDeposits, PaymentFilter, PaymentList } from '@touchline/payments-contract';
import { statesOf } from '@touchline/payments-rules';
import { countryCodeOf, currencyOf, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { hasRight, type OwnLimits, type ReadVerification } from '@touchline/server-kernel/ledger';
import { methodsFor } from './catalogue.ts';
import { depositLimitsLeft, generalStop } from './deposits/limits.ts';
import { paymentRows, paymentViews } from './payment-rows.ts';
import { presetsFor } from './presets.ts';
import { verificationAhead } from './verification.ts';

const DAY_MS = 86_400_000;
const PERIODS = [1, 7, 30];
const PAGE = 20;
const MOST_OPEN = 5;

const NET = `
  select period.days,
    coalesce(sum(captured - charged_back) filter (where direction = 'deposit' and captured > charged_back), 0)::bigint as deposited,
    coalesce(sum(asked) filter (where direction = 'withdrawal' and state <> 'returned'), 0)::bigint as withdrawn
  from unnest($3::int[]) with ordinality as period (days, nth)
  left join payments on user_id = $1 and currency_iso = $2 and created_at > $4::bigint - period.days * ${DAY_MS}::bigint
  group by period.days, period.nth order by period.nth`;

const LAST = `
  select method_id as "methodId", instrument_id as "instrumentId" from payments
  where user_id = $1 and direction = 'deposit' and captured > 0 order by id desc limit 1`;

/** Two-letter country of the player's registration, or else of the visit; null if neither is known. */
export async function countryOf(db: Queryable, userId: number, visited: string | null): Promise<string | null> {
  const [row] = await db.query<{ country_id: number | null }>('select country_id from users where id = $1', [userId]);
  return row?.country_id == null ? visited : (countryCodeOf(row.country_id) ?? visited);
}

interface CashierQuery {
  userId: number;
  banLevel: number;
  country: string | null;
  /** Null if the limits cannot be read: the page is shown, but deposits are blocked. @spec LIM-13 */
  own: OwnLimits | null;
  verification: ReadVerification;
  nowMs: number;
}

/** Data of the payment forms. @throws Refusal 404 for a player without a cash account. @spec AC-04 LIM-12 */
export async function cashierOf(db: Queryable, { userId, banLevel, country, own, verification, nowMs }: CashierQuery): Promise<Cashier> {
  const [account] = await db.query<{ id: number; currency_iso: string; balance: number }>(
    'select id, currency_iso, balance from accounts where user_id = $1 and type in (0, 9) order by is_active desc, type, id limit 1',
    [userId],
  );
  if (account === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no account that takes payments' });
  const iso = account.currency_iso;
  const query = { userId, currencyIso: iso, nowMs };
  const open = await paymentRows(db, `payments.user_id = $1 and state = any ($2::text[]) order by payments.id desc limit ${MOST_OPEN}`, [
    userId,
    statesOf('open'),
  ]);
  return {
    account: { id: account.id, iso, exponent: currencyOf(iso).exponent, money: account.balance },
    methods: methodsFor(iso, country),
    instruments: await db.query<Cashier['instruments'][number]>(
      'select id, method_id as "methodId", label from payment_instruments where user_id = $1 order by id desc limit 20',
      [userId],
    ),
    presets: presetsFor(iso),
    last: (await db.query<NonNullable<Cashier['last']>>(LAST, [userId]))[0] ?? null,
    net: await db.query<NetDeposits>(NET, [userId, iso, PERIODS, nowMs]),
    limits: await depositLimitsLeft(db, own, query),
    stop: generalStop(own, banLevel, await hasRight(db, userId, 'deposits', nowMs)),
    verification: await verificationAhead(db, verification, query),
    open: await paymentViews(db, open),
  };
}

const TOTALS = `
  select currency_iso as "currencyIso",
    coalesce(sum(captured - charged_back) filter (where direction = 'deposit'), 0)::bigint as deposited,
    coalesce(sum(asked) filter (where direction = 'withdrawal' and state <> 'returned'), 0)::bigint as withdrawn
  from payments`;

/** One page of a player's payments, and the totals of all that match the filter. @spec AC-04 */
export async function paymentList(
  db: Queryable,
  userId: number,
  { filter: { direction, state, days }, before, nowMs }: { filter: PaymentFilter; before: number | null; nowMs: number },
): Promise<PaymentList> {
  const fits = `payments.user_id = $1 and ($2::text is null or direction = $2) and ($3::text[] is null or state = any ($3))
    and payments.created_at > $4`;
  const params = [userId, direction, state === null ? null : statesOf(state), days === null ? 0 : nowMs - days * DAY_MS];
  const rows = await paymentRows(db, `${fits} and ($5::bigint is null or payments.id < $5) order by payments.id desc limit ${PAGE + 1}`, [
    ...params,
    before,
  ]);
  const totals = await db.query<{ currencyIso: string; deposited: number; withdrawn: number }>(
    `${TOTALS} where ${fits} group by currency_iso order by currency_iso`,
    params,
  );
  const page = rows.slice(0, PAGE);
  return {
    payments: await paymentViews(db, page),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    totals: totals.map((each) => ({ ...each, exponent: currencyOf(each.currencyIso).exponent })),
  };
}
