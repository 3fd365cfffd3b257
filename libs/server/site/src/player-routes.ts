import { platformContract } from '@touchline/platform-contract/schemas';
import { agreementContract, sessionContract } from '@touchline/identity-contract/schemas';
import { Refusal, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { switchesOf } from './switches.ts';

/** When the terms of this house were changed last: before anybody could register. */
const TERMS_UPDATED_AT = 1_700_000_000;
const TOKEN_BYTES = 24;

/** When the terms were changed last, in seconds. */
export const termsUpdatedAt = (request: Pick<FastifyRequest, 'headers'>): number => switchesOf(request).termsUpdatedAt ?? TERMS_UPDATED_AT;

/** What a page asks about its player: changed terms, payments, the values of two cookies. @spec ID-18 GD-18 CF-05 */
export function playerRoutes(app: FastifyInstance, { db }: Pick<Services, 'db'>, options: ServeOptions): void {
  serve(app, agreementContract.terms, options, async ({ request, session }) => {
    const updatedAt = termsUpdatedAt(request);
    return { result: session.termsAgreedAt < updatedAt, updatedAt };
  });
  serve(app, agreementContract.confirmTerms, options, async ({ request, session, body }) => {
    if (body.updatedAt !== termsUpdatedAt(request)) {
      throw new Refusal(409, 'terms-changed', { field: 'updatedAt', detail: 'The terms have changed again, please read them once more' });
    }
    await db.query('update users set terms_agreed_at = $2 where id = $1', [session.userId, body.updatedAt]);
    return undefined;
  });
  serve(app, platformContract.payments, options, async ({ request }) => ({ isAvailable: switchesOf(request).isPaymentAvailable ?? true }));
  serve(app, sessionContract.secureData, options, async () => ({
    ggru: randomBytes(TOKEN_BYTES).toString('base64url'),
    grant: randomBytes(TOKEN_BYTES).toString('base64url'),
  }));
}
