import { CONFIG_SIGNATURE, signedText, writeSignature } from '@touchline/shared-contract/config-signature';
import type { FastifyInstance } from 'fastify';
import { createPrivateKey, sign } from 'node:crypto';
import { PLAY_MONEY_KEY } from './play-money-key.ts';

const SIGNED = '/bff-api/config/';
const key = createPrivateKey({ key: PLAY_MONEY_KEY.pair, format: 'jwk' });

/** The signature header of a body, by the real clock, because tests move the application's clock. */
export function signatureOf(place: string, body: string): string {
  const atMs = Date.now();
  const signature = sign('sha256', Buffer.from(signedText({ place, atMs, body })), { key, dsaEncoding: 'ieee-p1363' });
  return writeSignature({ keyId: PLAY_MONEY_KEY.id, atMs, signature: signature.toString('base64url') });
}

/** Signs every answer of the configuration. @spec CF-01 */
export function signConfigs(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.url.startsWith(SIGNED) && reply.statusCode === 200 && typeof payload === 'string')
      reply.header(CONFIG_SIGNATURE, signatureOf(request.url, payload));
  });
}
