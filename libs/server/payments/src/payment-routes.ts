import { paymentContract } from '@touchline/payments-contract/schemas';
import { countryCurrencyOf, isCurrencyOffered, Refusal, type Session, visitOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cashierOf, countryOf, paymentList } from './cashier.ts';
import { methodsFor } from './catalogue.ts';
import { cancelDeposit } from './deposits/cancel.ts';
import { deposit } from './deposits/deposit.ts';
import { paymentRows, type PaymentRow, paymentViews } from './payment-rows.ts';
import type { PaymentServices } from './services.ts';
import { withdraw } from './withdrawals/withdraw.ts';

/** Ban levels that still allow withdrawals: of bans in version 1, and of all others. @spec GD-08 */
const OPEN_LEVEL_OF_VERSION_1 = 53;
const OPEN_LEVEL = 45;
const MOST_DIGITS = 15;

/** The visitor's country as reported by a trusted proxy. */
const visited = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const country = headers['x-geo-country'];
  return typeof country === 'string' ? country : null;
};
/** The public origin of the site, from `Origin`, which was already checked against the host. */
const originOf = ({ headers, protocol, host }: FastifyRequest): string => headers.origin ?? `${protocol}://${host}`;
const langOf = ({ headers }: FastifyRequest): string => /\b(en|ru|ar)\b/.exec(headers['accept-language'] ?? '')?.[1] ?? 'en';

async function viewOf(db: Queryable, row: PaymentRow | undefined) {
  const [view] = row === undefined ? [] : await paymentViews(db, [row]);
  if (view === undefined) throw new Refusal(404, 'not-found', { detail: 'You have no such payment' });
  return view;
}

/** Deposits, withdrawals, their list and the payment methods. @spec AC-04 */
export function paymentRoutes(app: FastifyInstance, services: PaymentServices, options: ServeOptions): void {
  const { db, config, now, ownLimits, verification, cardPage, providerOrigin, warn } = services;
  const orderOf = async (request: FastifyRequest, session: Session) => ({
    userId: session.userId,
    visit: visitOf(request, session),
    country: await countryOf(db, session.userId, visited(request)),
  });

  serve(app, paymentContract.methods, options, async ({ query, request }) => {
    const country = query.country ?? visited(request);
    const wanted = query.currency ?? (country === null ? undefined : countryCurrencyOf(country));
    return methodsFor(wanted !== undefined && isCurrencyOffered(wanted) ? wanted : 'EUR', country);
  });
  serve(app, paymentContract.frame, options, async () => ({ origin: providerOrigin }));
  serve(app, paymentContract.cashier, options, async ({ session, request }) => {
    const { userId, banLevel } = session;
    const country = await countryOf(db, userId, visited(request));
    const own = await ownLimits(db, userId, now()).catch((error: unknown) => {
      warn(request.log, 'the cashier is shown without the limits of its player', error);
      return null;
    });
    return cashierOf(db, { userId, banLevel, country, own, verification, nowMs: now() });
  });
  serve(app, paymentContract.deposit, options, async ({ session, request, body }) =>
    deposit(services, { ...(await orderOf(request, session)), origin: originOf(request), cardPage: cardPage(request), request: body }),
  );
  serve(app, paymentContract.withdraw, options, async ({ session, request, body }) => {
    const openLevel = config(request).banVersion === 1 ? OPEN_LEVEL_OF_VERSION_1 : OPEN_LEVEL;
    return withdraw(services, { ...(await orderOf(request, session)), lang: langOf(request), openLevel, request: body });
  });
  serve(app, paymentContract.cancel, options, async ({ session, body }) =>
    viewOf(db, await cancelDeposit(services, session.userId, body.ref)),
  );
  serve(app, paymentContract.payment, options, async ({ session, params }) => {
    const ref = /^\d+$/.test(params.ref) && params.ref.length <= MOST_DIGITS ? Number(params.ref) : -1;
    const [row] = await paymentRows(db, 'payments.id = $1 and payments.user_id = $2', [ref, session.userId]);
    return viewOf(db, row);
  });
  serve(app, paymentContract.payments, options, ({ session, query: { direction = null, state = null, days, before } }) =>
    paymentList(db, session.userId, {
      filter: { direction, state, days: days === undefined ? null : Number(days) },
      before: before === undefined ? null : Number(before),
      nowMs: now(),
    }),
  );
}
