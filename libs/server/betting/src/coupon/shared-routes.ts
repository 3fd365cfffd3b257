import { ofPeople, Refusal, SHARES_OF_ADDRESS, takeTryOfAddress } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { couponContract, SharedCoupon } from '@touchline/betting-contract/schemas';
import type { SharedBetNow } from '@touchline/betting-contract';
import { typedCode } from '@touchline/shared-primitives';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { SHARES_OF_ALL } from '../stored.ts';
import { withCombinations } from './builder-combinations.ts';
import type { BettingServices } from './services.ts';
import { hasMark, markOf } from './price-mark.ts';
import type { PriceRef, PriceSource } from './prices.ts';

/** Codes are short enough to dictate and avoid letters and digits that are easily confused: 0 and O, 1 and I. @spec CP-31 */
const OF_CODE_LENGTH = /.{7}/g;
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Candidate codes for a coupon, derived from its content; the next one is used if another coupon has the code. */
function codesOf(kept: string): string[] {
  const letters = [...createHash('sha256').update(kept).digest()].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  return letters.match(OF_CODE_LENGTH) ?? [];
}

/** Stores a coupon under a code. Equal coupons get the same code. */
async function keep(db: Queryable, kept: string, nowMs: number): Promise<string> {
  for (const code of codesOf(kept)) {
    await db.query('insert into shared_coupons (code, bets, created_at) values ($1, $2, $3) on conflict (code) do nothing', [
      code,
      kept,
      nowMs,
    ]);
    const [found] = await db.query<{ bets: string }>('select bets from shared_coupons where code = $1', [code]);
    if (found?.bets === kept) return code;
  }
  throw new Refusal(503, 'unavailable', { detail: 'The coupon could not be shared, please try again', retryAfterSeconds: 1 });
}

/** Stored content of a code: bets, how they are combined, and the odds at that time. */
const KeptCoupon = z.extend(z.omit(SharedCoupon, { now: true }), {
  coefs: z.array(z.nullable(z.int())),
  /** Marks of the prices; codes of earlier releases have none. */
  marks: z.optional(z.array(z.nullable(z.string()))),
});
type KeptCoupon = z.infer<typeof KeptCoupon>;

/** Codes of the first release stored only the bets. */
function readKept(text: string): KeptCoupon {
  const kept: unknown = JSON.parse(text);
  return KeptCoupon.parse(Array.isArray(kept) ? { bets: kept, coefs: kept.map(() => null) } : kept);
}

interface Then {
  coef: number | null;
  mark: string | null | undefined;
}

/** Changes of a bet since it was shared. @spec CP-31 */
function betNow(bet: PriceRef, { coef: coefThen, mark }: Then, { quote }: Pick<PriceSource<unknown>, 'quote'>): SharedBetNow {
  const { outcomeId } = bet;
  const price = quote(bet);
  if (typeof price === 'string' || price.isFinished || !hasMark(price, mark)) return { outcomeId, state: 'gone', coefThen, coef: null };
  if (price.isSuspended) return { outcomeId, state: 'suspended', coefThen, coef: price.coef };
  const state = coefThen === null || coefThen === price.coef ? 'same' : 'moved';
  return { outcomeId, state, coefThen, coef: price.coef };
}

/** Shared coupons: outcomes under a code, without any data about the person who shared them. @spec GD-16 CP-31 */
export function sharedRoutes(
  app: FastifyInstance,
  { bounds, db, now, prices: source, peoplePerAddress }: BettingServices,
  options: ServeOptions,
): void {
  serve(app, couponContract.share, options, async ({ body, request }) => {
    if (!(await takeTryOfAddress(db, ofPeople(SHARES_OF_ADDRESS, peoplePerAddress), request.ip, now()))) {
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many coupons were shared from here, please wait', retryAfterSeconds: 60 });
    }
    await bounds.requireRoomIn(db, SHARES_OF_ALL, 'shared_coupons');
    const known = await withCombinations(db, source, body.bets);
    const prices = body.bets.map((bet) => known.quote(bet));
    const coefs = prices.map((price) => (typeof price === 'string' ? null : price.coef));
    const kept = JSON.stringify({ ...body, coefs, marks: prices.map(markOf) } satisfies KeptCoupon);
    const code = await keep(db, kept, now());
    return { code };
  });
  serve(app, couponContract.shared, options, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const [kept] = await db.query<{ bets: string }>('select bets from shared_coupons where code = any($1::text[]) limit 1', [
      [params.code, typedCode(params.code)],
    ]);
    if (kept === undefined) throw new Refusal(404, 'not-found', { detail: 'There is no coupon with this code' });
    const { coefs, marks, ...coupon } = readKept(kept.bets);
    const known = await withCombinations(db, source, coupon.bets);
    return { ...coupon, now: coupon.bets.map((bet, at) => betNow(bet, { coef: coefs[at] ?? null, mark: marks?.[at] }, known)) };
  });
}

/** Lifetime of a link to a coupon; its games are over by then. */
const SHARED_FOR_MS = 90 * 86_400_000;

/** Deletes shared coupons whose links have expired. */
export async function forgetOldShares(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from shared_coupons where created_at < $1', [nowMs - SHARED_FOR_MS]);
}
