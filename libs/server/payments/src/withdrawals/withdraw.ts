import type { PaymentAnswer, WithdrawalRequest } from '@touchline/payments-contract';
import { violatedBound, feeOf } from '@touchline/payments-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { admitWithdrawal, moveCash, type Visit } from '@touchline/server-kernel/ledger';
import { methodsFor } from '../catalogue.ts';
import { balanceOf, cashAccount, findEarlier, hashOf } from '../intent.ts';
import { paymentRows, type PaymentRow, paymentViews, stepTo } from '../payment-rows.ts';
import { WITHDRAWAL } from '../products.ts';
import type { PaymentServices } from '../services.ts';
import { verificationAhead, verificationStop } from '../verification.ts';

export interface WithdrawalOrder {
  userId: number;
  visit: Visit;
  country: string | null;
  lang: string;
  /** Ban level at which withdrawals are still allowed. */
  openLevel: number;
  request: WithdrawalRequest;
}

type Refused = Extract<PaymentAnswer, { status: 'refused' }>;
const isRefused = (begun: PaymentRow | Refused): begun is Refused => 'status' in begun;

const INSERT = `
  insert into payments (direction, user_id, account_id, currency_iso, method_id, instrument_id, asked, fee, state, request_id, body_hash, lang,
    created_at, updated_at)
  values ('withdrawal', $1, $2, $3, $4, $5, $6, $7, 'requested', $8, $9, $10, $11, $11) returning id`;

async function begin(tx: Queryable, { house, verification, now }: PaymentServices, order: WithdrawalOrder): Promise<PaymentRow | Refused> {
  const { userId, visit, country, lang, openLevel, request } = order;
  const nowMs = now();
  const bodyHash = hashOf(request);
  await admitWithdrawal(tx, { userId, visit, nowMs }, openLevel);
  const known = await findEarlier(tx, userId, request.id, bodyHash);
  if (known !== undefined) return known;
  const { id: accountId, currencyIso, balance } = await cashAccount(tx, userId, request.accountId);
  const [instrument] = await tx.query<{ id: number; method_id: string }>(
    'select id, method_id from payment_instruments where id = $1 and user_id = $2',
    [request.instrumentId, userId],
  );
  if (instrument === undefined) return { status: 'refused', reason: 'instrument-unknown' };
  const terms = methodsFor(currencyIso, country).find(({ id }) => id === instrument.method_id)?.withdrawal;
  if (terms === undefined || terms === null) return { status: 'refused', reason: 'method-unavailable' };
  const missed = violatedBound(terms, request.amount);
  if (missed !== null) return { status: 'refused', reason: missed, bound: missed === 'amount-too-small' ? terms.least : terms.most };
  if (balance < request.amount) return { status: 'refused', reason: 'not-enough-money', bound: balance };
  const proof = verificationStop(await verificationAhead(tx, verification, { userId, currencyIso, nowMs }), 'withdrawal', request.amount);
  if (proof !== null) return { status: 'refused', reason: 'verification-needed', bound: proof };
  const values = [userId, accountId, currencyIso, instrument.method_id, instrument.id, request.amount, feeOf(terms, request.amount)];
  const [row] = await tx.query<{ id: number }>(INSERT, [...values, request.id, bodyHash, lang, nowMs]);
  const id = row?.id ?? 0;
  const { amount } = request;
  const move = { kind: 'hold', ref: String(id), userId, accountId, currencyIso, player: -amount, payouts: amount, at: nowMs } as const;
  await moveCash(tx, { product: WITHDRAWAL, house }, move);
  await stepTo(tx, id, 'requested', nowMs);
  const [payment] = await paymentRows(tx, 'payments.id = $1', [id]);
  if (payment === undefined) throw new Error('a payment that was written cannot be read');
  return payment;
}

/**
 * Begins a withdrawal to a method that was used for a deposit. The amount is debited at once, so that it cannot be staked meanwhile, and
 * returned only if the payout fails.
 *
 * @throws Refusal of the gate; 422 for an id that was used before.
 * @spec AC-04
 */
export async function withdraw(services: PaymentServices, order: WithdrawalOrder): Promise<PaymentAnswer> {
  const { db } = services;
  const begun = await db.transaction((tx) => begin(tx, services, order));
  if (isRefused(begun)) return begun;
  const [payment] = await paymentViews(db, [begun]);
  if (payment === undefined) throw new Error('a payment that was written cannot be read');
  return { status: 'started', payment, balance: await balanceOf(db, begun.account_id) };
}
