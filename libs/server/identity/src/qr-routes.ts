import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { qrContract } from '@touchline/identity-contract/schemas';
import { randomBytes, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { countCode, hashOf, isHashOf, keepCode, spendCode, codeExpired } from './codes/sent-codes.ts';
import { countryOf, deviceOf, enter, seconds } from './enter.ts';
import type { Secrets } from './secrets/tries.ts';

/** @spec ID-28 */
const LIVES_MS = 2 * 60_000;
const HIGHEST_NUMBER = 99;

interface Kept {
  secretHash: string;
  device: string | null;
  country: string | null;
  number: string;
  isDeclined?: boolean;
}
interface Row {
  user_id: number | null;
  data: string;
  sent_at: number;
}

/**
 * Sign-in on a browser, approved by a phone that is signed in. The QR code only identifies the request; the result can be collected only
 * with a secret of the requesting browser.
 *
 * @spec ID-28 AUTH-14
 */
export function qrRoutes(app: FastifyInstance, services: Services, options: ServeOptions, secrets: Secrets): void {
  const { db, now, peoplePerAddress: people } = services;

  /** An undecided request. @throws Refusal 400 time_up */
  const open = async (guid: string): Promise<Row & { kept: Kept }> => {
    const [row] = await db.query<Row>(
      `select user_id, data, sent_at from sent_codes where id = $1 and purpose = 'qr' and done_at is null and sent_at > $2`,
      [guid, now() - LIVES_MS],
    );
    if (row === undefined) throw codeExpired();
    return { ...row, kept: JSON.parse(row.data) as Kept };
  };

  serve(app, qrContract.begin, options, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    await countCode(db, { purpose: 'qr', target: randomBytes(16).toString('hex'), address: request.ip, people, nowMs: now() });
    const secret = randomBytes(32).toString('base64url');
    const number = String(randomInt(10, HIGHEST_NUMBER + 1));
    const about = { device: deviceOf(request), country: countryOf(request), number };
    const { sent } = await keepCode(db, {
      ...{ purpose: 'qr', userId: null, kind: 'totp', target: 'qr', lang: 'en', nowMs: now() },
      data: { ...about, secretHash: hashOf('qr', secret) } satisfies Kept,
    });
    return { guid: sent.id, secret, number, expiresAt: seconds(now() + LIVES_MS) };
  });

  serve(app, qrContract.enter, options, async ({ body, request, reply }) => {
    const opened = await open(body.guid);
    const of = { text: body.guid };
    const found = await secrets.check({ kind: 'qr', of, request, isPolled: true }, async (taken) =>
      isHashOf(taken, opened.kept.secretHash, 'qr', body.secret) ? opened : undefined,
    );
    if (found === undefined) throw codeExpired();
    const { user_id: userId, kept } = found;
    if (kept.isDeclined === true) return { state: 'declined' } as const;
    if (userId === null) return { state: 'waiting' } as const;
    await spendCode(db, body.guid, now());
    return enter(services, { userId, isSaved: body.save === true, method: 'qr', request, reply });
  });

  serve(app, qrContract.look, options, async ({ body }) => {
    const { kept, user_id, sent_at } = await open(body.guid);
    if (user_id !== null || kept.isDeclined === true) throw codeExpired();
    const { device, country, number } = kept;
    return { device, country, number, expiresAt: seconds(sent_at + LIVES_MS) };
  });

  serve(app, qrContract.decide, options, async ({ session, body }) => {
    const { kept } = await open(body.guid);
    // The first decision is final, even if other phones scan the code.
    const decided = await db.query(
      `update sent_codes set user_id = $2, data = $3 where id = $1 and user_id is null and done_at is null and data = $4 returning id`,
      [
        body.guid,
        body.isApproved ? session.userId : null,
        JSON.stringify({ ...kept, ...(!body.isApproved && { isDeclined: true }) }),
        JSON.stringify(kept),
      ],
    );
    if (decided.length === 0 || kept.isDeclined === true) throw new Refusal(409, 'link-used', { detail: 'This code was decided already' });
    return undefined;
  });
}
