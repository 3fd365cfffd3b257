import { canonicalJson } from '@touchline/shared-primitives';
import { cashOutPart } from '@touchline/betting-coupon-math';
import { Refusal } from '@touchline/server-kernel';
import { type Queryable, SqlState, sqlStateOf } from '@touchline/server-kernel/db';
import { type crashPoints, lockPlayer, lockPlayerInSweep } from '@touchline/server-kernel/ledger';
import type { CashOutAnswer, CashOutBody } from '@touchline/betting-contract';
import { ErrorCode } from '@touchline/shared-contract';
import { createHash } from 'node:crypto';
import { QUOTE_LIFE_MS } from '../coupon/quote-seal.ts';
import type { BettingServices } from '../coupon/services.ts';
import { CASH_OUTS_OF_PLAYER } from '../stored.ts';
import { close, type CloseServices, heldCoupon, verdict } from './close.ts';
import { SealedCashOutQuote } from './sealed-quote.ts';

const RETRY_AFTER_SECONDS = 1;

/** The columns of `cash_outs` needed for decisions. */
interface IntentRow {
  body_hash: string;
  coupon_id: number;
  stake: number;
  seen: number;
  decide_at: number;
  answer: string | null;
}

const FIND = 'select body_hash, coupon_id, stake, seen, decide_at, answer from cash_outs where user_id = $1 and id = $2';
const KEEP = `
  insert into cash_outs (user_id, id, body_hash, coupon_id, stake, seen, decide_at, answer, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const ANSWER = 'update cash_outs set answer = $3 where user_id = $1 and id = $2';

const hashOf = (body: CashOutBody) => createHash('sha256').update(canonicalJson(body)).digest('base64url');
const pendingText = (decidedAt: number) => JSON.stringify({ status: 'pending', decidedAt } satisfies CashOutAnswer);
const rejected = (reason: Extract<CashOutAnswer, { status: 'rejected' }>['reason']): CashOutAnswer => ({ status: 'rejected', reason });

/** Cashes coupons out exactly once per player and id. @spec BET-1 BET-9 ODD-3 */
export interface CashOuts {
  /** @returns the answer as text: a repeat gets the same bytes. @throws Refusal 404, 409 of a quote or still-running, 422 id-reused */
  take(userId: number, body: CashOutBody, liveDelayMs: number): Promise<string>;
  /** Decides a cash-out whose delay is over; does nothing if it is decided. */
  decideWaiting(userId: number, id: string, isPatient?: boolean): Promise<void>;
}

export function cashOuts(
  services: CloseServices & Pick<BettingServices, 'bounds' | 'quotes'>,
  crashAt: ReturnType<typeof crashPoints>,
): CashOuts {
  const { bounds, db, quotes, now } = services;

  /** Checks that the amount matches a valid quote of this player for this part. @throws Refusal 409 */
  const requireBound = (userId: number, { couponId, stake, amount, quote }: CashOutBody): void => {
    const sealed = quotes.read(quote, SealedCashOutQuote);
    const isOwn = sealed?.userId === userId && sealed.couponId === couponId && stake <= sealed.stakeLeft;
    if (sealed === undefined || !isOwn || amount !== cashOutPart(sealed, stake)) {
      throw new Refusal(409, ErrorCode.QuoteMismatch, { detail: 'The cash-out is not what its quote says' });
    }
    if (now() - sealed.at > QUOTE_LIFE_MS) throw new Refusal(409, ErrorCode.QuoteExpired, { detail: 'This quote is too old' });
  };

  const decide = async (tx: Queryable, userId: number, request: { couponId: number; stake: number; seen: number }) => {
    const held = await heldCoupon(tx, userId, request.couponId);
    if (held === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    const found = verdict(held, request, services);
    crashAt('after-decision');
    return { held, found };
  };

  const pays = async (tx: Queryable, { held, found }: Awaited<ReturnType<typeof decide>>, stake: number): Promise<string> => {
    if (typeof found === 'string') return JSON.stringify(rejected(found));
    const answer = await close(tx, held, { stake, amount: found.amount }, services);
    crashAt('after-coupon');
    return JSON.stringify(answer);
  };

  const inTransaction = async (tx: Queryable, userId: number, body: CashOutBody, liveDelayMs: number): Promise<string> => {
    await lockPlayer(tx, userId);
    crashAt('after-lock');
    const bodyHash = hashOf(body);
    const [earlier] = await tx.query<IntentRow>(FIND, [userId, body.id]);
    if (earlier !== undefined) {
      if (earlier.body_hash !== bodyHash) {
        throw new Refusal(422, 'id-reused', { detail: 'This id was used for another request', field: 'id' });
      }
      return earlier.answer ?? pendingText(earlier.decide_at);
    }
    requireBound(userId, body);
    await bounds.take(tx, CASH_OUTS_OF_PLAYER, String(userId));
    const { id, couponId, stake, amount: seen } = body;
    const decision = await decide(tx, userId, { couponId, stake, seen });
    const waits = typeof decision.found !== 'string' && decision.found.isLive && liveDelayMs > 0;
    const decideAt = now() + (waits ? liveDelayMs : 0);
    const answer = waits ? null : await pays(tx, decision, stake);
    await tx.query(KEEP, [userId, id, bodyHash, couponId, stake, seen, decideAt, answer, now()]);
    crashAt('after-ledger');
    return answer ?? pendingText(decideAt);
  };

  return {
    take: async (userId, body, liveDelayMs) => {
      crashAt('before-begin');
      try {
        const text = await db.transaction((tx) => inTransaction(tx, userId, body, liveDelayMs));
        crashAt('after-commit');
        return text;
      } catch (error) {
        if (sqlStateOf(error) !== SqlState.LockNotAvailable) throw error;
        throw new Refusal(409, 'still-running', { detail: 'This request is being answered', retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
    },
    decideWaiting: (userId, id, isPatient = true) =>
      db.transaction(async (tx) => {
        await lockPlayerInSweep(tx, userId, isPatient);
        const [waiting] = await tx.query<IntentRow>(FIND, [userId, id]);
        if (waiting === undefined || waiting.answer !== null || waiting.decide_at > now()) return;
        const { coupon_id: couponId, stake, seen } = waiting;
        await tx.query(ANSWER, [userId, id, await pays(tx, await decide(tx, userId, { couponId, stake, seen }), stake)]);
      }),
  };
}
