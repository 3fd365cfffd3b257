import { couponCalls, SharedCoupon } from '@touchline/shared-contract';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import { serve, type ServeOptions } from '../http/serve.ts';
import { ofPeople, SHARES_OF_ADDRESS, takeTry } from '../people/rate-limit.ts';
import type { Services } from '../services.ts';

const CODE_LENGTH = 12;

/** Coupons that links carry: outcomes under a code, with nothing about whoever shared them. @spec GD-16 */
export function sharedRoutes(app: FastifyInstance, { db, now, peoplePerAddress }: Services, options: ServeOptions): void {
  serve(app, couponCalls.share, options, async ({ body, request }) => {
    requireSameOrigin(request);
    if (!(await takeTry(db, ofPeople(SHARES_OF_ADDRESS, peoplePerAddress), request.ip, now()))) {
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many coupons were shared from here, please wait', retryAfterSeconds: 60 });
    }
    const bets = JSON.stringify(body.bets);
    const code = createHash('sha256').update(bets).digest('hex').slice(0, CODE_LENGTH).toUpperCase();
    await db.query('insert into shared_coupons (code, bets, created_at) values ($1, $2, $3) on conflict (code) do nothing', [
      code,
      bets,
      now(),
    ]);
    return { code };
  });
  serve(app, couponCalls.shared, options, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    const [kept] = await db.query<{ bets: string }>('select bets from shared_coupons where code = $1', [params.code]);
    if (kept === undefined) throw new Refusal(404, 'not-found', { detail: 'There is no coupon with this code' });
    return SharedCoupon.parse({ bets: JSON.parse(kept.bets) as unknown });
  });
}
