import { type DepositRequest, type PaymentAnswer, paymentKind } from '@touchline/payments-contract';
import { violatedBound, feeOf, totalOf } from '@touchline/payments-rules';
import { currencyOf, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { admitDeposit, type Visit } from '@touchline/server-kernel/ledger';
import { applySnapshot } from '../apply.ts';
import { kindOf, methodsFor } from '../catalogue.ts';
import { balanceOf, cashAccount, findEarlier, hashOf } from '../intent.ts';
import { paymentRows, type PaymentRow, paymentViews, stepTo } from '../payment-rows.ts';
import type { PaymentServices } from '../services.ts';
import { instructionsFor } from './instructions.ts';
import type { CardPage } from '../switches.ts';
import { verificationAhead, verificationStop } from '../verification.ts';
import { depositStop } from './limits.ts';

/** A deposit request with its player and origin. */
export interface DepositOrder {
  userId: number;
  visit: Visit;
  country: string | null;
  /** Origin of the page, to return to. */
  origin: string;
  /** How the card page opens. */
  cardPage: CardPage;
  request: DepositRequest;
}

type Refused = Extract<PaymentAnswer, { status: 'refused' }>;
const isRefused = (begun: PaymentRow | Refused): begun is Refused => 'status' in begun;
const secondsUp = (ms: number | null) => (ms === null ? null : Math.ceil(ms / 1000));
const TIME_OUT = 33;

const INSERT = `
  insert into payments (direction, user_id, account_id, currency_iso, method_id, asked, fee, state, request_id, body_hash, lang, return_to,
    origin, is_framed, created_at, updated_at, instrument_id)
  values ('deposit', $1, $2, $3, $4, $5, $6, 'started', $7, $8, $9, $10, $11, $12, $13, $13, $14) returning id`;

/** Whether the player has paid with this instrument by this method, and the provider can charge it again. */
async function mayReuse(tx: Queryable, userId: number, { methodId, instrumentId }: DepositRequest): Promise<boolean> {
  if (instrumentId === undefined) return true;
  const found = await tx.query('select id from payment_instruments where id = $1 and user_id = $2 and method_id = $3', [
    instrumentId,
    userId,
    methodId,
  ]);
  return found.length > 0 && paymentKind(kindOf(methodId)).isReusable === true;
}

/** Checks gate, method, bounds and limits with the player locked, and stores the deposit or rejects it. */
async function begin(tx: Queryable, { ownLimits, verification, now }: PaymentServices, order: DepositOrder): Promise<PaymentRow | Refused> {
  const { userId, visit, country, origin, cardPage, request } = order;
  const nowMs = now();
  const bodyHash = hashOf(request);
  const own = await admitDeposit(tx, { userId, visit, nowMs }, ownLimits);
  const known = await findEarlier(tx, userId, request.id, bodyHash);
  if (known !== undefined) return known;
  const { id: accountId, currencyIso } = await cashAccount(tx, userId, request.accountId);
  const terms = methodsFor(currencyIso, country).find(({ id }) => id === request.methodId)?.deposit;
  if (terms === undefined || terms === null || !(await mayReuse(tx, userId, request)))
    return { status: 'refused', reason: 'method-unavailable' };
  const stop = await depositStop(tx, own, request.amount, { userId, currencyIso, nowMs });
  if (stop?.limitType === TIME_OUT) return { status: 'refused', reason: 'time-out', until: secondsUp(stop.freesAt) };
  if (stop !== null) {
    const { limitType, limit, left, freesAt } = stop;
    return { status: 'refused', reason: 'limit-reached', limit: { limitType, limit, left, freesAt: secondsUp(freesAt) } };
  }
  // Checked after the limits, so that a reached limit is reported rather than the bounds of a method.
  const missed = violatedBound(terms, request.amount);
  if (missed !== null) return { status: 'refused', reason: missed, bound: missed === 'amount-too-small' ? terms.least : terms.most };
  const proof = verificationStop(await verificationAhead(tx, verification, { userId, currencyIso, nowMs }), 'deposit', request.amount);
  if (proof !== null) return { status: 'refused', reason: 'verification-needed', bound: proof };
  const fee = feeOf(terms, request.amount);
  const isFramed = cardPage === 'frame' && paymentKind(kindOf(request.methodId)).isFramed;
  const values = [userId, accountId, currencyIso, request.methodId, request.amount, fee, request.id, bodyHash];
  const [row] = await tx.query<{ id: number }>(INSERT, [
    ...values,
    ...[request.lang, request.returnTo, origin, isFramed, nowMs, request.instrumentId ?? null],
  ]);
  const id = row?.id ?? 0;
  const instructions = instructionsFor(request.methodId, id, totalOf(terms, request.amount), nowMs);
  await tx.query('update payments set instructions = $2 where id = $1', [id, instructions && JSON.stringify(instructions)]);
  await stepTo(tx, id, 'started', nowMs);
  const [payment] = await paymentRows(tx, 'payments.id = $1', [id]);
  if (payment === undefined) throw new Error('a payment that was written cannot be read');
  return payment;
}

/** Opens the payment at the provider and stores the address of its page. Idempotent. @throws Refusal 503 */
async function openAtProvider(services: PaymentServices, row: PaymentRow): Promise<void> {
  const { db, provider } = services;
  const request = {
    ...{ reference: `deposit:${row.id}`, method: kindOf(row.method_id), amount: row.asked, fee: row.fee, currency: row.currency_iso },
    ...{ exponent: currencyOf(row.currency_iso).exponent, lang: row.lang },
    ...(row.instrument_token !== null && { instrument: { token: row.instrument_token, label: row.instrument_label ?? '' } }),
    // A framed page must not return to the site, because our pages forbid framing.
    ...(row.is_framed ? { frameSite: row.origin } : { returnUrl: `${row.origin ?? ''}/${row.lang}/onpay` }),
  };
  const opened = await provider.pay(request).catch((cause: unknown) => {
    throw new Refusal(503, 'provider-unavailable', {
      detail:
        row.instrument_token === null
          ? 'The payment provider does not answer. Nothing was charged, please try again'
          : 'The payment provider does not answer, please try again: it charges this once',
      retryAfterSeconds: 5,
      cause,
    });
  });
  await db.transaction(async (tx) => {
    await tx.query('update payments set hosted_url = $2 where id = $1', [row.id, opened.hostedUrl]);
    await applySnapshot(tx, services, opened);
  });
}

/**
 * Begins a deposit; idempotent per request id. The amount is credited when the provider confirms the payment.
 *
 * @throws Refusal of the gate; 422 for an id that was used before; 503 if the provider does not answer.
 * @spec AC-04 RG-16
 */
export async function deposit(services: PaymentServices, order: DepositOrder): Promise<PaymentAnswer> {
  const { db } = services;
  const begun = await db.transaction((tx) => begin(tx, services, order));
  if (isRefused(begun)) return begun;
  if (begun.state === 'started') await openAtProvider(services, begun);
  const [payment] = await paymentViews(db, await paymentRows(db, 'payments.id = $1', [begun.id]));
  if (payment === undefined) throw new Error('a payment that was written cannot be read');
  return { status: 'started', payment, balance: await balanceOf(db, begun.account_id) };
}
