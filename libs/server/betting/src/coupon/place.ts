import { type Queryable, Refusal, SqlState, sqlStateOf } from '@touchline/server-kernel';
import { canonicalJson, type CouponToPlace, type PlaceAnswer, type PlacePending } from '@touchline/shared-contract';
import { createHash } from 'node:crypto';
import type { BettingServices } from './services.ts';
import { priceBets } from './bet-now.ts';
import { boundTerms, type QuoteProof } from './bind-quote.ts';
import { book, type StoredAnswer, storeRefusal } from './book.ts';
import type { crashPoints } from './crash-points.ts';
import { decide } from './decide.ts';
import { keepWaiting, type LookedUp, lookUp, takeWaiting } from './look-up.ts';
import { delayOf } from './quote.ts';
import type { Sale } from './sale.ts';
import type { CouponSite } from './site-offers.ts';

/** How long a repeat waits for the first request with its id. @spec BET-6 */
const WAIT_MS = 5000;
const RETRY_AFTER_SECONDS = 1;

const stillRunning = () =>
  new Refusal(409, 'still-running', { detail: 'This coupon is being placed', retryAfterSeconds: RETRY_AFTER_SECONDS });
const idReused = () => new Refusal(422, 'id-reused', { detail: 'This id was used for another coupon', field: 'id' });

const hashOf = (coupon: CouponToPlace) => createHash('sha256').update(canonicalJson(coupon)).digest('base64url');
const pendingText = (decidedAt: number) => JSON.stringify({ status: 'pending', decidedAt } satisfies PlacePending);

export interface PlaceRequest {
  coupon: CouponToPlace;
  proof: QuoteProof;
  site: CouponSite;
}

/** Places coupons exactly once per player and id. @spec CP-26 BET-1 BET-6 BET-9 */
export interface Placement {
  /** @returns the answer as text: a repeat gets the same bytes. @throws Refusal 422 id-reused, 409 still-running, 409 of a quote */
  place(userId: number, request: PlaceRequest): Promise<string>;
  /** Decides a coupon whose delay is over; does nothing when it is decided. */
  decideWaiting(userId: number, id: string): Promise<void>;
  /** Whether a request with this id is being answered by this process. */
  isRunning(userId: number, id: string): boolean;
}

type PlacementServices = Pick<BettingServices, 'db' | 'house' | 'prices' | 'quotes' | 'now'>;

export function placement({ db, house, prices, quotes, now }: PlacementServices, crashAt: ReturnType<typeof crashPoints>): Placement {
  const running = new Map<string, { bodyHash: string; answer: Promise<string> }>();
  const keyOf = (userId: number, id: string) => `${userId}:${id}`;

  /** One decision, one debit, one answer. */
  const settleIntent = async (tx: Queryable, userId: number, sale: Sale, found: LookedUp, bodyHash: string): Promise<string> => {
    const nowMs = now();
    const decision = decide(sale, found, { prices, nowMs });
    crashAt('after-decision');
    const stored = (answer: PlaceAnswer): StoredAnswer => ({ userId, id: sale.coupon.id, bodyHash, answer: JSON.stringify(answer), nowMs });
    if (decision.status === 'rejected') {
      const refusal = stored(decision);
      await storeRefusal(tx, refusal);
      return refusal.answer;
    }
    const booking = { sale, userId, nowMs, account: decision.account, lines: decision.lines, numbers: found.numbers };
    const answer = await book(tx, { booking, house, bodyHash, onLedger: () => crashAt('after-ledger') });
    crashAt('after-coupon');
    return answer;
  };

  /** The answer that is there, or a new one; a coupon with a live bet may have to wait for it. */
  const inTransaction = async (tx: Queryable, userId: number, request: PlaceRequest, bodyHash: string): Promise<string> => {
    const { coupon, proof, site } = request;
    const found = await lookUp(tx, userId, { coupon, site, now }, () => crashAt('after-lock'));
    crashAt('after-lookup');
    if (found.earlier !== null) {
      if (found.earlier.bodyHash !== bodyHash) throw idReused();
      return found.earlier.answer ?? pendingText(found.earlier.decideAt);
    }
    const nowMs = now();
    const { isQuoteRequired } = site;
    const bound = await boundTerms({ coupon, proof, userId, account: found.account }, { quotes, nowMs, isQuoteRequired });
    const sale: Sale = { coupon, ...bound, site };
    const delayMs = delayOf(priceBets(coupon, { prices, nowMs }), site.liveDelayMs);
    if (delayMs === 0 || decide(sale, found, { prices, nowMs }).status === 'rejected')
      return settleIntent(tx, userId, sale, found, bodyHash);
    const decideAt = nowMs + delayMs;
    await keepWaiting(tx, { userId, bodyHash, sale, decideAt });
    return pendingText(decideAt);
  };

  const run = async (userId: number, request: PlaceRequest, bodyHash: string): Promise<string> => {
    crashAt('before-begin');
    try {
      const answer = await db.transaction((tx) => inTransaction(tx, userId, request, bodyHash));
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
    place: async (userId, request) => {
      const key = keyOf(userId, request.coupon.id);
      const bodyHash = hashOf(request.coupon);
      const first = running.get(key);
      if (first !== undefined) {
        if (first.bodyHash !== bodyHash) throw idReused();
        return waitFor(first.answer);
      }
      const answer = run(userId, request, bodyHash).finally(() => running.delete(key));
      running.set(key, { bodyHash, answer });
      const text = await answer;
      crashAt('before-answer');
      return text;
    },
    decideWaiting: (userId, id) =>
      db.transaction(async (tx) => {
        const waiting = await takeWaiting(tx, { userId, id, nowMs: now() });
        if (waiting === null) return;
        const found = await lookUp(tx, userId, { ...waiting.sale, now });
        if (found.earlier === null) await settleIntent(tx, userId, waiting.sale, found, waiting.bodyHash);
      }),
  };
}
