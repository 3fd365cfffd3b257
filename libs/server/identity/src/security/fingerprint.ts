import { defineSwitch, Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { ErrorCode } from '@touchline/shared-contract';
import { fingerprintContract } from '@touchline/identity-contract/schemas';
import type { ComponentsData } from '@touchline/identity-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { secretOf } from './captcha.ts';

const LIVES_MS = 24 * 60 * 60_000;
const ISSUER = 'touchline-fingerprint';
/** Error number of the specification for a required fingerprint. @spec HT-06 */
const NUMBER = 110;

export const fingerprintSwitch = defineSwitch({
  name: 'isFingerprintAsked',
  label: 'Signing in asks for a fingerprint of the device',
  schema: z.boolean(),
});

const keyOf = async (services: Pick<Services, 'db'>): Promise<Uint8Array> => new TextEncoder().encode(await secretOf(services));
const digestOf = (data: ComponentsData): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url');

/** Browser fingerprints: the token contains a digest of the submitted values; nothing is stored. @spec HT-08 */
export function fingerprintRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { now } = services;
  serve(app, fingerprintContract.register, options, async ({ body }) => {
    const issuedAt = Math.floor(now() / 1000);
    const expiresAt = issuedAt + LIVES_MS / 1000;
    const token = await new SignJWT({ device: digestOf(body.componentsData) })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresAt)
      .sign(await keyOf(services));
    return { token, expiresAt: expiresAt * 1000 };
  });
}

/** Requires a valid fingerprint token where fingerprints are enabled. @throws Refusal 400 with number 110 @spec HT-06 */
export async function requireFingerprint(services: Pick<Services, 'db' | 'now'>, request: FastifyRequest): Promise<void> {
  if (fingerprintSwitch.of(request) !== true) return;
  const token = request.headers['x-fingerprint'];
  const isValid =
    typeof token === 'string' &&
    (await jwtVerify(token, await keyOf(services), { issuer: ISSUER, algorithms: ['HS256'], currentDate: new Date(services.now()) }).then(
      () => true,
      () => false,
    ));
  if (!isValid) throw new Refusal(400, ErrorCode.Fingerprint, { number: NUMBER, detail: 'A fingerprint of the device is needed' });
}
