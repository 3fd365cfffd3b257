import { randomBytes, timingSafeEqual } from 'node:crypto';
import { METHOD_KINDS, paymentKind } from '@touchline/payments-contract';
import { createWebApp } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { openBooks } from './books.ts';
import { checkRoutes } from './checks.ts';
import { type Deliver, type Deliveries, type Faults, NO_FAULTS, openDeliveries } from './deliveries.ts';
import { PROVIDER_OPENAPI } from './openapi.ts';
import { hostedPage } from './pages.ts';
import type { Outcome, Typed } from './outcome.ts';
import { payIn } from './pay-in.ts';
import { isFinal, type ProviderRecord, snapshotOf } from './records.ts';
import { hasRunOut, settleByTime } from './settle.ts';

export interface ProviderOptions {
  /** Shared with the merchant: authenticates API calls and signs webhooks. */
  secret: string;
  /** The provider's own origin, known once it listens. */
  origin: () => string;
  now: () => number;
  deliver: Deliver;
  /** Journal file of the books; without it they are kept in memory only. */
  file?: string | undefined;
}

/** The provider, with controls for tests and the control room. */
export interface Provider {
  app: FastifyInstance;
  deliveries: Deliveries;
  /** Processes everything that is due: coin confirmations, payouts, expiry, webhooks. */
  tick(): Promise<void>;
  setFaults(faults: Partial<Faults>): void;
  /** Simulates a chargeback by the payer. */
  chargeBack(reference: string): void;
  /** Simulates a failed payout. */
  failPayout(reference: string, reason: string): void;
  /** Simulates the payer's input on the hosted page. */
  act(reference: string, typed: Typed): Outcome;
  records(): readonly ProviderRecord[];
}

const Wanted = z.strictObject({
  reference: z.string().check(z.regex(/^[A-Za-z0-9:_-]{1,80}$/)),
  method: z.enum(METHOD_KINDS),
  amount: z.int().check(z.minimum(1)),
  fee: z.int().check(z.minimum(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  exponent: z.int().check(z.minimum(0), z.maximum(4)),
  lang: z.string().check(z.regex(/^[a-z]{2}$/)),
  returnUrl: z.optional(z.nullable(z.url({ protocol: /^https?$/ }))),
  frameSite: z.optional(z.nullable(z.url({ protocol: /^https?$/ }))),
  instrument: z.optional(z.nullable(z.strictObject({ token: z.string(), label: z.string() }))),
});

const RESULTS: Readonly<Record<ProviderRecord['state'], string>> = {
  open: 'cancel',
  processing: 'pending',
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
  expired: 'fail',
};
const FORM = 'application/x-www-form-urlencoded';

function isBearer(secret: string, header: string | undefined): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secret}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Sends a page without scripts; its CSP allows forms to post only here and, by redirect, to the merchant. */
function sendPage(reply: FastifyReply, record: ProviderRecord, page: { typed?: Typed; outcome?: Outcome | null }) {
  const nonce = randomBytes(18).toString('base64');
  const back = record.returnUrl === null ? '' : ` ${new URL(record.returnUrl).origin}`;
  const site = record.frameSite == null ? "'none'" : new URL(record.frameSite).origin;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self'${back}; base-uri 'none'; frame-ancestors ${site}`,
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(hostedPage({ record, nonce, ...page }));
}

/** The mock payment provider: an API for the merchant, hosted pages for the payer, signed webhooks. */
export function createProvider({ secret, origin, now, deliver, file }: ProviderOptions): Provider {
  let faults = NO_FAULTS;
  const deliveries = openDeliveries({ secret, now, deliver, faults: () => faults });
  const books = openBooks({
    file,
    now,
    onChange: (record) => deliveries.enqueue('payments', { type: `${record.kind}.updated`, data: snapshotOf(record) }),
  });
  const app = createWebApp({ logger: false, bodyLimit: 32_768 });
  app.addContentTypeParser(FORM, { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (faults.isDown) return reply.code(503).send({ error: 'down' });
    if (request.url.startsWith('/v1/') && !isBearer(secret, request.headers.authorization))
      return reply.code(401).send({ error: 'unauthorized' });
    return undefined;
  });

  const checks = checkRoutes(app, {
    ...{ origin, now },
    onChange: (data) => deliveries.enqueue('checks', { type: 'check.updated', data }),
  });

  const act = (record: ProviderRecord, typed: Typed): Outcome => {
    const outcome = payIn(record, typed, now());
    if (outcome.kind === 'change') books.change(record.id, outcome.change);
    return outcome;
  };
  const known = (kind: ProviderRecord['kind'], reference: string): ProviderRecord => {
    const record = books.byReference(kind, reference);
    if (record === undefined) throw Object.assign(new Error(`no ${kind} ${reference}`), { statusCode: 404 });
    return record;
  };
  /** The current state of a record, expired if its time has passed. */
  const current = (record: ProviderRecord): ProviderRecord =>
    hasRunOut(record, now()) ? books.change(record.id, { state: 'expired', reason: 'expired' }) : record;
  /** Input of unfinished pages. A post redirects back to the page, so that the browser's back button works. */
  const steps = new Map<string, { typed: Typed; outcome: Outcome }>();
  const hostedUrl = ({ id }: ProviderRecord) => `${origin()}/pay/${id}`;
  /** Redirects to the merchant; in a frame there is no return address, and the surrounding site follows the payment itself. */
  const goBack = (reply: FastifyReply, { id, returnUrl, reference, state }: ProviderRecord) =>
    returnUrl === null
      ? reply.redirect(`/pay/${id}`, 303)
      : reply.redirect(`${returnUrl}/${RESULTS[state]}?payment=${encodeURIComponent(reference.split(':')[1] ?? reference)}`, 303);

  app.get('/openapi.json', async () => PROVIDER_OPENAPI);
  for (const kind of ['payment', 'payout'] as const) {
    app.post(`/v1/${kind}s`, async (request, reply) => {
      const { success, data } = Wanted.safeParse(request.body);
      if (!success) return reply.code(400).send({ error: 'bad-request' });
      const { returnUrl = null, frameSite = null, instrument = null, ...wanted } = data;
      const state = kind === 'payout' ? 'processing' : 'open';
      const isCharged = kind === 'payment' && paymentKind(wanted.method).isReusable === true;
      const kept = kind === 'payout' || isCharged ? instrument : null;
      const record = books.open({ ...wanted, kind, returnUrl, frameSite, instrument: kept, state, createdAt: now() });
      // What the payer has paid with before is charged at once; its bank may still ask for a code on the hosted page.
      if (isCharged && record.instrument !== null && record.state === 'open') act(record, {});
      return { ...snapshotOf(books.byId(record.id) ?? record), hostedUrl: hostedUrl(record) };
    });
    app.get<{ Params: { reference: string } }>(`/v1/${kind}s/:reference`, async ({ params }) => snapshotOf(known(kind, params.reference)));
  }
  app.post<{ Params: { reference: string } }>('/v1/payments/:reference/cancel', async ({ params }, reply) => {
    const record = known('payment', params.reference);
    if (record.state === 'cancelled') return snapshotOf(record);
    if (record.state !== 'open') return reply.code(409).send({ error: 'not-open' });
    return snapshotOf(books.change(record.id, { state: 'cancelled', reason: 'cancelled' }));
  });
  app.get<{ Querystring: { since?: string } }>('/v1/books', async ({ query }) =>
    books
      .all()
      .filter(({ updatedAt }) => updatedAt >= Number(query.since ?? 0))
      .map(snapshotOf),
  );

  app.get<{ Params: { id: string } }>('/pay/:id', async ({ params }, reply) => {
    const record = books.byId(params.id);
    return record === undefined ? reply.code(404).send() : sendPage(reply, record, steps.get(record.id) ?? {});
  });
  app.post<{ Params: { id: string }; Body: Typed }>('/pay/:id', async ({ params, body }, reply) => {
    const found = books.byId(params.id);
    if (found === undefined) return reply.code(404).send();
    const record = current(found);
    // A repeated submit of a finished payment only redirects.
    if (record.state !== 'open') return goBack(reply, record);
    const typed = { ...steps.get(record.id)?.typed, ...body };
    const outcome = act(record, typed);
    if (outcome.kind === 'change') {
      steps.delete(record.id);
      return goBack(reply, books.byId(record.id) ?? record);
    }
    const { code: _, ...kept } = typed;
    steps.set(record.id, { typed: kept, outcome });
    return reply.redirect(`/pay/${record.id}`, 303);
  });
  app.post<{ Params: { id: string } }>('/pay/:id/leave', async ({ params }, reply) => {
    const record = books.byId(params.id);
    if (record === undefined) return reply.code(404).send();
    steps.delete(record.id);
    const isCancelled = record.state === 'open' && !paymentKind(record.method).isTransfer;
    return goBack(reply, isCancelled ? books.change(record.id, { state: 'cancelled', reason: 'cancelled' }) : record);
  });

  return {
    app,
    deliveries,
    tick: async () => {
      settleByTime(books, now());
      checks.judgeDue();
      await deliveries.sendDue();
    },
    setFaults: (more) => {
      faults = { ...faults, ...more };
    },
    chargeBack: (reference) => {
      const { id, captured } = known('payment', reference);
      books.change(id, { chargedBack: captured, reason: 'charged-back' });
    },
    failPayout: (reference, reason) => {
      const record = known('payout', reference);
      if (!isFinal(record)) books.change(record.id, { state: 'failed', reason });
    },
    act: (reference, typed) => act(current(known('payment', reference)), typed),
    records: () => books.all(),
  };
}
