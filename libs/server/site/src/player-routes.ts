import { Refusal, type Services, termsUpdatedAt } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { platformContract } from '@touchline/platform-contract/schemas';
import { agreementContract, sessionContract } from '@touchline/identity-contract/schemas';
import { randomBytes } from 'node:crypto';
import { paymentSwitch } from './controls.ts';

const TOKEN_BYTES = 24;

/** Player-specific checks of pages: changed terms, payments, the values of two cookies. @spec ID-18 GD-18 CF-05 */
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
  serve(app, platformContract.payments, options, async ({ request }) => ({ isAvailable: paymentSwitch.of(request) ?? true }));
  serve(app, sessionContract.secureData, options, async () => ({
    ggru: randomBytes(TOKEN_BYTES).toString('base64url'),
    grant: randomBytes(TOKEN_BYTES).toString('base64url'),
  }));
}
