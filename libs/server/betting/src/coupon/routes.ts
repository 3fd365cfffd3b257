import {
  currencyOf,
  isCurrencyOffered,
  limitsOf,
  playerLimits,
  PREPAID_TYPE,
  Refusal,
  serve,
  type ServeOptions,
  visitOf,
} from '@touchline/server-kernel';
import { AccountType } from '@touchline/account-contract';
import { couponContract } from '@touchline/betting-contract/schemas';
import type { CouponToPlace, QuoteBody } from '@touchline/betting-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BettingServices } from './services.ts';
import { isQuoteConflict } from './bind-quote.ts';
import type { Placement } from './place.ts';
import { prepaidAccount } from './prepaid.ts';
import { usedCodes } from './promo.ts';
import { quoteOf, type QuoteAsker } from './quote.ts';
import { couponOf, historyOf, receiptOf } from './read.ts';
import { couponSiteFor } from './site-offers.ts';

const NOBODY: QuoteAsker = { userId: null, account: null, used: [], limits: [], excludedUntil: null };

/** Two bets of one block on one outcome say nothing that one bet does not. */
function requireDistinct(bets: CouponToPlace['bets']): void {
  const names = new Set(bets.map(({ outcomeId, blockId }) => `${blockId ?? ''}:${outcomeId}`));
  if (names.size < bets.length) throw new Refusal(400, 'bad-request', { field: 'bets', detail: 'An outcome stands in the coupon twice' });
}

/** The question whose answer a placement with this body needed. */
const quoteBodyOf = ({ typeId, bets, systemValue, amount, amountByBlockId, accountId }: CouponToPlace, currencyIso: string): QuoteBody => ({
  ...{ typeId, bets, amount, accountId, currencyIso },
  ...(systemValue !== undefined && { systemValue }),
  ...(amountByBlockId !== undefined && { amountByBlockId }),
});

export interface CouponParts {
  services: BettingServices;
  coupons: Placement;
}

/** Quote, placement, what became of it, history. Of coupons a player sees their own only. @spec SEC-10 */
export function couponRoutes(app: FastifyInstance, { services, coupons }: CouponParts, options: ServeOptions): void {
  const { db, now } = services;

  /** The player who asks, where there is one: a quote is for visitors too. */
  const askerOf = async (request: FastifyRequest, accountId: number | undefined): Promise<QuoteAsker> => {
    if (request.headers.authorization === undefined) return NOBODY;
    const session = await options.authenticate(request, 'token').catch(() => undefined);
    if (session === undefined) return NOBODY;
    const { userId } = session;
    const [row] = await db.query<{ id: number; type: number; currency_iso: string; balance: number }>(
      'select id, type, currency_iso, balance from accounts where user_id = $1 and id = $2 and type <> $3',
      [userId, accountId ?? 0, PREPAID_TYPE],
    );
    const used = await usedCodes(db, userId);
    const own = await services.ownLimits(db, userId, now());
    const { excludedUntil } = own;
    if (row === undefined) return { userId, account: null, used, limits: [], excludedUntil };
    const { id, type, currency_iso: currencyIso, balance } = row;
    const prepaid = type === AccountType.Main ? await prepaidAccount(db, userId, currencyIso) : null;
    const limits = await limitsOf(db, { userId, currencyIso, limits: [...playerLimits(request), ...own.limits], nowMs: now() });
    return { userId, account: { id, type, currencyIso, balance, prepaid }, used, limits, excludedUntil };
  };

  const quoteFor = async (request: FastifyRequest, body: QuoteBody) => {
    const asker = await askerOf(request, body.accountId);
    const currencyIso = asker.account?.currencyIso ?? body.currencyIso;
    if (!isCurrencyOffered(currencyIso)) {
      throw new Refusal(400, 'bad-request', { field: 'currencyIso', detail: 'This currency is not offered' });
    }
    const site = await couponSiteFor(request, services, asker.userId);
    return quoteOf(body, { ...asker, currencyIso, unit: currencyOf(currencyIso).unit, site }, services);
  };

  serve(app, couponContract.quote, options, async ({ body, request, reply }) => {
    reply.header('cache-control', 'no-store');
    return quoteFor(request, body);
  });

  serve(app, couponContract.place, options, async ({ body, headers, session, request }) => {
    if (body.userId !== session.userId) throw new Refusal(409, 'wrong-user', { field: 'userId', detail: 'Another player is signed in' });
    requireDistinct(body.bets);
    const proof = { quote: headers['x-coupon-quote'], seen: headers['x-coupon-seen'] };
    try {
      const site = await couponSiteFor(request, services, session.userId);
      const asked = { coupon: body, proof, site, visit: visitOf(request, session) };
      return { jsonText: await coupons.place(session.userId, asked) };
    } catch (error) {
      if (!isQuoteConflict(error)) throw error;
      const [account] = await db.query<{ currency_iso: string }>('select currency_iso from accounts where user_id = $1 and type = $2', [
        session.userId,
        AccountType.Main,
      ]);
      // What was asked for beside the body is told by the quote that did not hold.
      const sealed = proof.quote === undefined ? undefined : services.quotes.verify(proof.quote);
      const { isBonusBet = false, isVipBet = false, isOneClick = false, promo } = sealed?.terms ?? {};
      const asked = { ...quoteBodyOf(body, account?.currency_iso ?? 'EUR'), isBonusBet, isVipBet, isOneClick };
      const quote = await quoteFor(request, { ...asked, ...(promo && { promoCode: promo.code }) });
      throw new Refusal(409, error.code, { ...error.options, more: { quote } });
    }
  });

  serve(app, couponContract.status, options, async ({ params, session }) => {
    const { userId } = session;
    const { id } = params;
    if (coupons.isRunning(userId, id)) return { status: 'pending' as const };
    return db.transaction(async (tx) => {
      // While nobody holds the player no placement of theirs is under way in any process, so a missing answer is one that never came.
      const free = await tx.query('select 1 from users where id = $1 for share skip locked', [userId]);
      const [stored] = await tx.query<{ answer: string }>('select answer from placements where user_id = $1 and id = $2', [userId, id]);
      if (stored !== undefined) return { jsonText: stored.answer };
      const [waiting] = await tx.query<{ decide_at: number }>('select decide_at from pending_placements where user_id = $1 and id = $2', [
        userId,
        id,
      ]);
      if (waiting !== undefined) return { status: 'pending' as const, decidedAt: waiting.decide_at };
      return { status: free.length === 0 ? ('pending' as const) : ('unknown' as const) };
    });
  });

  serve(app, couponContract.history, options, async ({ query, session }) => historyOf(db, session.userId, query, now()));

  serve(app, couponContract.coupon, options, async ({ params, session }) => {
    const coupon = await couponOf(db, session.userId, Number(params.couponId), now());
    if (coupon === undefined) throw new Refusal(404, 'not-found', { detail: 'No such coupon' });
    return coupon;
  });

  serve(app, couponContract.receipt, options, async ({ params, session }) => {
    const receipt = await receiptOf(db, { userId: session.userId, id: params.id, nowMs: now() });
    if (receipt === undefined) throw new Refusal(404, 'not-found', { detail: 'Nothing was booked under this id' });
    return receipt;
  });
}
