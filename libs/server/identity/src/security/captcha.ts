import { defineSwitch, gamesOrigin, Refusal, type Services, takeTry } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { CAPTCHA_PROVIDERS } from '@touchline/identity-contract';
import { captchaContract } from '@touchline/identity-contract/schemas';
import { createChallenge, verifySolution, type Challenge, type Solution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomBytes, randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { keepCode, spendCode, takeCodeTry } from '../codes/sent-codes.ts';
import { captchaSettings, type CaptchaSettings, isProviderAnswerRight, standInSettings } from './captcha-providers.ts';

export const captchaSwitch = defineSwitch({
  name: 'captcha',
  label: 'Which captcha signing in asks for after wrong passwords',
  schema: z.enum(['work', ...CAPTCHA_PROVIDERS]),
});

const LIVES_MS = 5 * 60_000;
/**
 * Proof of work: digests per candidate number. With `NUMBERS` candidates a phone needs about a second, and so does a script for each try.
 */
const COST = 10;
const NUMBERS = { from: 500, to: 1500 } as const;
const ONE_USE = { name: 'captcha', limit: 1, windowMs: LIVES_MS } as const;

/** Captcha error numbers of the specification: needed, wrong, late, used. @spec HT-04 */
const NUMBER = { needed: 100, wrong: 111, late: 112, used: 113 } as const;
const refusal = (why: keyof typeof NUMBER) => new Refusal(400, 'captcha', { number: NUMBER[why], detail: 'A captcha has to be answered' });

/** The key that signs challenges. */
export async function secretOf({ db }: Pick<Services, 'db'>): Promise<string> {
  await db.query(`insert into settings (name, value) values ('captcha-key', $1) on conflict (name) do nothing`, [
    randomBytes(32).toString('base64url'),
  ]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'captcha-key'`);
  return row?.value ?? '';
}

function readJson(captcha: string): unknown {
  try {
    return JSON.parse(Buffer.from(captcha, 'base64').toString('utf8'));
  } catch {
    return null; // malformed answers are not a solution
  }
}

function readSolution(captcha: string): { challenge: Challenge; solution: Solution } {
  const read = readJson(captcha) as { challenge?: Challenge; solution?: Solution } | null;
  if (typeof read?.challenge?.signature === 'string' && typeof read.solution === 'object')
    return { challenge: read.challenge, solution: read.solution };
  throw refusal('wrong');
}

/** The edge page that frames a provider's captcha on the games origin, so that no third-party script runs in the site. @spec SEC-1 */
const frameUrl = (env: NodeJS.ProcessEnv, { provider, siteKey }: CaptchaSettings): string =>
  `${gamesOrigin(env)}/captcha?${new URLSearchParams({ provider, key: siteKey })}`;

/** Captcha challenges and answers. @spec HT-05 */
export function captchaRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { db, env, now } = services;
  const configured = captchaSettings(env);
  /** The requested captcha provider; undefined selects the proof of work. */
  const providerOf = (request: FastifyRequest): CaptchaSettings | undefined => {
    const chosen = captchaSwitch.of(request);
    if (chosen === undefined) return configured;
    return chosen === 'work' ? undefined : standInSettings(env, chosen);
  };
  const keepAnswer = async (): Promise<{ answer: string }> => {
    const { sent } = await keepCode(db, { purpose: 'captcha', userId: null, kind: 'totp', target: 'captcha', lang: 'en', nowMs: now() });
    return { answer: sent.id };
  };

  serve(app, captchaContract.getTime, options, async () => ({ time: now(), livesMs: LIVES_MS }));

  serve(app, captchaContract.update, options, async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    const provider = providerOf(request);
    if (provider !== undefined) return { provider: provider.provider, frameUrl: frameUrl(env, provider) };
    const secret = await secretOf(services);
    const challenge = await createChallenge({
      ...{ algorithm: 'SHA-256', cost: COST, deriveKey, counter: randomInt(NUMBERS.from, NUMBERS.to) },
      ...{ expiresAt: new Date(now() + LIVES_MS), hmacSignatureSecret: secret, hmacKeySignatureSecret: secret },
    });
    return { challenge: { ...challenge, signature: challenge.signature ?? '' } };
  });

  serve(app, captchaContract.validate, options, async ({ body, request }) => {
    const provider = providerOf(request);
    if (provider !== undefined) {
      if (!(await isProviderAnswerRight(provider, readJson(body.captcha), request.ip))) throw refusal('wrong');
      return keepAnswer();
    }
    const { challenge, solution } = readSolution(body.captcha);
    const secret = await secretOf(services);
    // Expiry is checked with the injected server clock.
    if ((challenge.parameters.expiresAt ?? 0) * 1000 <= now()) throw refusal('late');
    const { verified } = await verifySolution({
      ...{ challenge, solution, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret },
    }).catch(() => ({ verified: false }));
    if (!verified) throw refusal('wrong');
    if (!(await takeTry(db, ONE_USE, challenge.signature ?? '', now()))) throw refusal('used');
    return keepAnswer();
  });
}

/** Requires a solved captcha; each answer works once. @throws Refusal 400 with number 100, 112 or 113 @spec HT-04 */
export async function requireCaptcha({ db, now }: Pick<Services, 'db' | 'now'>, request: FastifyRequest): Promise<void> {
  const answer = request.headers['x-captcha'];
  if (typeof answer !== 'string') throw refusal('needed');
  await takeCodeTry(db, answer, 'captcha', now()).catch(() => {
    throw refusal('late');
  });
  await spendCode(db, answer, now()).catch(() => {
    throw refusal('used');
  });
}
