import type { MethodKind } from '@touchline/payments-contract';
import type { ProviderSnapshot } from '@touchline/payments-rules';
import type { SendRequest } from '@touchline/server-kernel/http';
import * as z from 'zod/mini';

const Minor = z.int().check(z.minimum(0));

/** State of a payment in answers and webhooks of the provider; other fields are ignored. */
export const PaymentSnapshot = z.object({
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
  instrument: z.nullable(
    z.object({ token: z.string().check(z.maxLength(200)), label: z.string().check(z.maxLength(200)), personal: z.optional(z.boolean()) }),
  ),
  confirmations: Minor,
  updatedAt: Minor,
});
export type PaymentSnapshot = z.infer<typeof PaymentSnapshot> & ProviderSnapshot;

export const Opened = z.extend(PaymentSnapshot, { hostedUrl: z.string() });

/** A request to the provider for a payment or payout. */
export interface ProviderRequest {
  reference: string;
  method: MethodKind;
  amount: number;
  fee: number;
  currency: string;
  exponent: number;
  lang: string;
  returnUrl?: string | null;
  /** The origin that frames the page; framing is forbidden if absent. */
  frameSite?: string | null;
  instrument?: { token: string; label: string } | null;
}

/** The payment provider. Every call throws if it cannot be reached or gives an invalid answer. */
export interface ProviderPort {
  /** Opens a payment, or returns the existing one with this reference. */
  pay(request: ProviderRequest): Promise<PaymentSnapshot & { hostedUrl: string }>;
  payOut(request: ProviderRequest): Promise<PaymentSnapshot>;
  /** Null for an unknown reference. */
  read(kind: 'payment' | 'payout', reference: string): Promise<PaymentSnapshot | null>;
  /** @returns null if it cannot be cancelled any more. */
  cancel(reference: string): Promise<PaymentSnapshot | null>;
  /** All payments and payouts, or those changed since a time by the provider's clock, milliseconds. */
  books(since?: number): Promise<PaymentSnapshot[]>;
}

/** Status codes of an outage of the whole provider: 502, 503, 504. */
const OUTAGES = [502, 503, 504];

/**
 * Client of the provider over the given transport. An outage is thrown with a network error code, so that it is not blamed on the payment.
 */
export function openProviderPort(ask: SendRequest): ProviderPort {
  const must = ({ status, body }: { status: number; body: unknown }): unknown => {
    if (status === 200) return body;
    const error = new Error(`the payment provider answered ${status}`);
    throw OUTAGES.includes(status) ? Object.assign(error, { code: 'EHOSTDOWN' }) : error;
  };
  return {
    pay: async (request) => Opened.parse(must(await ask('POST', '/v1/payments', request))),
    payOut: async (request) => PaymentSnapshot.parse(must(await ask('POST', '/v1/payouts', request))),
    read: async (kind, reference) => {
      const answer = await ask('GET', `/v1/${kind}s/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? null : PaymentSnapshot.parse(must(answer));
    },
    cancel: async (reference) => {
      const answer = await ask('POST', `/v1/payments/${encodeURIComponent(reference)}/cancel`);
      return answer.status === 409 || answer.status === 404 ? null : PaymentSnapshot.parse(must(answer));
    },
    books: async (since = 0) => z.array(PaymentSnapshot).parse(must(await ask('GET', `/v1/books?since=${since}`))),
  };
}
