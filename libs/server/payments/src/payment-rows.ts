import type { Payment, PaymentInstructions, PaymentState } from '@touchline/payments-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { kindOf, methodsFor } from './catalogue.ts';

/** A stored payment. Milliseconds, minor units. */
export interface PaymentRow {
  id: number;
  direction: 'deposit' | 'withdrawal';
  user_id: number;
  account_id: number;
  currency_iso: string;
  method_id: string;
  instrument_id: number | null;
  instrument_label: string | null;
  instrument_token: string | null;
  asked: number;
  fee: number;
  state: PaymentState;
  body_hash: string;
  provider_version: number;
  captured: number;
  charged_back: number;
  confirmations: number;
  hosted_url: string | null;
  instructions: string | null;
  reason: string | null;
  lang: string;
  return_to: string | null;
  origin: string | null;
  is_framed: boolean;
  created_at: number;
  updated_at: number;
  checked_at: number | null;
  /** Balance of the account, read in the same statement as the state. */
  balance: number;
}

const COLUMNS = `
  select payments.id, direction, payments.user_id, account_id, currency_iso, payments.method_id, instrument_id, asked, fee, state, body_hash,
    provider_version, captured, charged_back, confirmations, hosted_url, instructions, reason, lang, return_to, origin, is_framed,
    payments.created_at, updated_at, checked_at, instruments.label as instrument_label, instruments.token as instrument_token,
    (select balance from accounts where accounts.id = payments.account_id) as balance
  from payments left join payment_instruments as instruments on instruments.id = payments.instrument_id`;

/** Payments matching an SQL condition, which may use parameters. */
export const paymentRows = (db: Queryable, where: string, params: readonly unknown[]): Promise<PaymentRow[]> =>
  db.query<PaymentRow>(`${COLUMNS} where ${where}`, params);

/** Stores a payment's new state with its time. */
export async function stepTo(tx: Queryable, id: number, state: PaymentState, nowMs: number): Promise<void> {
  await tx.query('update payments set state = $2, updated_at = $3 where id = $1 and state <> $2', [id, state, nowMs]);
  await tx.query(
    `insert into payment_steps (payment_id, n, state, at)
     select $1::bigint, coalesce(max(n), 0) + 1, $2::text, $3::bigint from payment_steps where payment_id = $1
     having coalesce((array_agg(state order by n desc))[1], '') <> $2`,
    [id, state, nowMs],
  );
}

/**
 * Stores a payment's new state unless it has left the state in which it was read: the provider may have reported something meanwhile.
 *
 * @spec AC-04
 */
export async function stepFrom(
  tx: Queryable,
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  to: PaymentState,
  nowMs: number,
): Promise<void> {
  const same = await tx.query('select id from payments where id = $1 and state = $2 for no key update', [id, state]);
  if (same.length > 0) await stepTo(tx, id, to, nowMs);
}

const USUAL = `
  select method_id, direction, percentile_disc(0.5) within group (order by took) as took, count(*)::int as known
  from (
    select method_id, direction, updated_at - created_at as took from payments
    where state in ('credited', 'received') order by id desc limit 500
  ) as lately group by method_id, direction`;
/** Payments needed before a usual duration is given. */
const ENOUGH = 5;

/** Usual recent durations of payments, in milliseconds, by direction and method. @spec AC-04 */
export async function usualTimes(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ method_id: string; direction: string; took: number; known: number }>(USUAL);
  return new Map(rows.filter(({ known }) => known >= ENOUGH).map(({ method_id, direction, took }) => [`${direction}:${method_id}`, took]));
}

const seconds = (ms: number) => Math.floor(ms / 1000);

function instructionsOf({ instructions, confirmations, state }: PaymentRow): PaymentInstructions | null {
  if (instructions === null || state !== 'pending') return null;
  const kept = JSON.parse(instructions) as PaymentInstructions;
  return kept.kind === 'crypto' ? { ...kept, confirmations } : kept;
}

/** Payments as shown to their player. @spec AC-04 */
export async function paymentViews(db: Queryable, rows: readonly PaymentRow[]): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const steps = await db.query<{ payment_id: number; state: PaymentState; at: number }>(
    'select payment_id, state, at from payment_steps where payment_id = any ($1::bigint[]) order by n',
    [rows.map(({ id }) => id)],
  );
  const usual = await usualTimes(db);
  return rows.map((row): Payment => {
    const { id, direction, method_id: methodId, state, asked, captured, currency_iso: currencyIso, created_at: createdAt } = row;
    const terms = methodsFor(currencyIso, null).find((method) => method.id === methodId)?.[direction];
    const took = usual.get(`${direction}:${methodId}`);
    const isOpen = state === 'started' || state === 'pending';
    return {
      ...{ ref: id, direction, methodId, kind: kindOf(methodId), state, asked, fee: row.fee, currencyIso },
      amount: direction === 'deposit' && captured > 0 ? captured : asked,
      exponent: currencyOf(currencyIso).exponent,
      createdAt: seconds(createdAt),
      steps: steps.filter((step) => step.payment_id === id).map((step) => ({ state: step.state, at: seconds(step.at) })),
      reason: row.reason,
      instrument: row.instrument_label,
      expectedAt: terms === undefined || terms === null ? null : seconds(createdAt) + terms.toSeconds,
      usualSeconds: took === undefined ? null : Math.max(1, seconds(took)),
      continueUrl: isOpen ? row.hosted_url : null,
      isFramed: row.is_framed,
      instructions: instructionsOf(row),
      returnTo: row.return_to,
      balance: row.balance,
    };
  });
}
