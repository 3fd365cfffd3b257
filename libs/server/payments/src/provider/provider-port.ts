import type { MethodKind } from '@touchline/payments-contract';
import type { ProviderSnapshot } from '@touchline/payments-rules';
import type { Ask } from '@touchline/server-kernel';
import * as z from 'zod/mini';

const Minor = z.int().check(z.minimum(0));

/** What the provider tells of one payment, in answers and in webhooks. Whatever else it says is not read. */
export const Told = z.object({
  kind: z.enum(['payment', 'payout']),
  reference: z.string(),
  currency: z.string(),
  amount: Minor,
  fee: Minor,
  state: z.enum(['open', 'processing', 'succeeded', 'failed', 'cancelled', 'expired']),
  version: Minor,
  captured: Minor,
  chargedBack: Minor,
  reason: z.nullable(z.string().check(z.maxLength(60))),
  instrument: z.nullable(z.object({ token: z.string().check(z.maxLength(200)), label: z.string().check(z.maxLength(200)) })),
  confirmations: Minor,
  updatedAt: Minor,
});
export type Told = z.infer<typeof Told> & ProviderSnapshot;

export const Opened = z.extend(Told, { hostedUrl: z.string() });

/** A payment or payout as the provider is asked for it. */
export interface ProviderWish {
  reference: string;
  method: MethodKind;
  amount: number;
  fee: number;
  currency: string;
  exponent: number;
  lang: string;
  returnUrl?: string | null;
  /** The origin that frames the page; left out, nobody may. */
  frameSite?: string | null;
  instrument?: { token: string; label: string } | null;
}

/** The payment provider. Every call throws when it cannot be reached or does not answer as it should. */
export interface ProviderPort {
  /** Opens a payment, or tells of the one that has this reference. */
  pay(wish: ProviderWish): Promise<Told & { hostedUrl: string }>;
  payOut(wish: ProviderWish): Promise<Told>;
  /** Null for a reference that it does not know. */
  read(kind: 'payment' | 'payout', reference: string): Promise<Told | null>;
  /** @returns null when it can't be given up any more. */
  cancel(reference: string): Promise<Told | null>;
  /** Everything that was opened there, or what has changed since a moment of the provider's clock, milliseconds. */
  books(since?: number): Promise<Told[]>;
}

/** Answers of a provider that is down as a whole: 502, 503, 504. */
const OUTAGES = [502, 503, 504];

/** The provider behind whatever carries requests to it. An outage of it has a code as a network's has: it is no payment's fault. */
export function openProviderPort(ask: Ask): ProviderPort {
  const must = ({ status, body }: { status: number; body: unknown }): unknown => {
    if (status === 200) return body;
    const error = new Error(`the payment provider answered ${status}`);
    throw OUTAGES.includes(status) ? Object.assign(error, { code: 'EHOSTDOWN' }) : error;
  };
  return {
    pay: async (wish) => Opened.parse(must(await ask('POST', '/v1/payments', wish))),
    payOut: async (wish) => Told.parse(must(await ask('POST', '/v1/payouts', wish))),
    read: async (kind, reference) => {
      const answer = await ask('GET', `/v1/${kind}s/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? null : Told.parse(must(answer));
    },
    cancel: async (reference) => {
      const answer = await ask('POST', `/v1/payments/${encodeURIComponent(reference)}/cancel`);
      return answer.status === 409 || answer.status === 404 ? null : Told.parse(must(answer));
    },
    books: async (since = 0) => z.array(Told).parse(must(await ask('GET', `/v1/books?since=${since}`))),
  };
}
