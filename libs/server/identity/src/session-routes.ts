import {
  beginSession,
  clearSessionCookie,
  countries,
  CURRENCIES,
  endOldestSessions,
  endSession,
  endSessionsOf,
  isCountryKnown,
  knowDevice,
  ofPeople,
  openSessionsOf,
  readDeviceCookie,
  readSessionCookie,
  Refusal,
  REGISTRATIONS_OF_ADDRESS,
  requireOurScript,
  serve,
  type ServeOptions,
  type Services,
  sessionOfCookie,
  setSessionCookie,
  takeTryOfAddress,
} from '@touchline/server-kernel';
import { sessionContract } from '@touchline/identity-contract/schemas';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addPlayer, madeLogin } from './new-player.ts';
import { madePassword } from './passwords.ts';
import { checkCredentials } from './sign-in.ts';

/** Play money for a new player, in round units of their currency. */
const OPENING_UNITS = 1000;
const LOGIN_TRIES = 5;
const seconds = (ms: number) => Math.floor(ms / 1000);

/** Signing in and out, the session and one-click registration. */
export function sessionRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { db, house, tokens, now, peoplePerAddress } = services;

  /** The session that the browser came with ends here: its id is worth nothing after a sign-in. @spec AUTH-5 */
  const signIn = async (userId: number, isSaved: boolean, request: FastifyRequest, reply: FastifyReply) => {
    const nowMs = now();
    const brought = readSessionCookie(request);
    const { session, cookie, maxAgeSeconds } = await db.transaction(async (tx) => {
      const before = brought === undefined ? undefined : await sessionOfCookie(tx, brought, nowMs);
      if (before !== undefined) await endSession(tx, before.id, nowMs);
      const begun = await beginSession(tx, { userId, nowMs, isSaved });
      await endOldestSessions(tx, userId, nowMs);
      return begun;
    });
    setSessionCookie(reply, cookie, maxAgeSeconds);
    await knowDevice(db, { request, reply, userId, nowMs });
    reply.header('cache-control', 'private, no-store');
    return { session, token: await tokens.issue(session.id, nowMs) };
  };

  serve(app, sessionContract.session, options, async ({ request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const cookie = readSessionCookie(request);
    const session = cookie === undefined ? undefined : await sessionOfCookie(db, cookie, now());
    return {
      user_id: session?.userId ?? null,
      serverTime: now(),
      startedAt: session === undefined ? null : seconds(session.createdAt),
      previousLoginAt: typeof session?.previousLoginAt === 'number' ? seconds(session.previousLoginAt) : null,
      ...(session !== undefined && session.banLevel > 0 && { ban_level: session.banLevel }),
    };
  });

  serve(app, sessionContract.getToken, options, async ({ session, request }) => {
    requireOurScript(request);
    return tokens.issue(session.id, now());
  });

  serve(app, sessionContract.login, options, async ({ body, request, reply }) => {
    const userId = await checkCredentials(
      db,
      { login: body.uLogin, password: body.uPassword, address: request.ip, device: readDeviceCookie(request), peoplePerAddress },
      now(),
    );
    const { session, token } = await signIn(userId, body.save === true, request, reply);
    const { previousLoginAt } = session;
    return { user_id: userId, ...token, previousLoginAt: previousLoginAt === null ? null : seconds(previousLoginAt) };
  });

  serve(app, sessionContract.logout, options, async ({ session, reply }) => {
    await endSession(db, session.id, now());
    clearSessionCookie(reply);
    // Cached answers go; "cookies" and "storage" would take referral, consent, age, build and language along. @spec ID-14
    reply.header('clear-site-data', '"cache"');
    return undefined;
  });

  serve(app, sessionContract.sessions, options, async ({ session }) => {
    const open = await openSessionsOf(db, session.userId, now());
    return {
      sessions: open.map(({ id, createdAt, expiresAt }) => ({
        id,
        startedAt: seconds(createdAt),
        expiresAt: seconds(expiresAt),
        isCurrent: id === session.id,
      })),
    };
  });

  serve(app, sessionContract.endSessions, options, async ({ session, body }) => ({
    ended: await endSessionsOf(db, { userId: session.userId, id: body.id, except: session.id, nowMs: now() }),
  }));

  serve(app, sessionContract.registrationOptions, options, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return {
      countries: countries(query.lang),
      currencies: CURRENCIES.map(({ id, iso, symbol, exponent }) => ({ id, iso, symbol, exponent })),
    };
  });

  serve(app, sessionContract.register, options, async ({ body, request, reply }): Promise<RegistrationAnswer> => {
    const currency = CURRENCIES.find(({ id }) => id === body.currency_id);
    if (currency === undefined) throw new Refusal(400, 'bad-request', { field: 'currency_id', detail: 'This currency is not offered' });
    if (!isCountryKnown(body.country_id))
      throw new Refusal(400, 'bad-request', { field: 'country_id', detail: 'This country is not offered' });
    if (!(await takeTryOfAddress(db, ofPeople(REGISTRATIONS_OF_ADDRESS, peoplePerAddress), request.ip, now()))) {
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many registrations from here, please wait', retryAfterSeconds: 60 });
    }
    const accounts = [{ type: 0, currencyIso: currency.iso, amount: OPENING_UNITS * currency.unit }] as const;
    const password = madePassword();
    for (let tries = 0; tries < LOGIN_TRIES; tries += 1) {
      const login = madeLogin();
      const player = { login, password, email: null, name: null, countryId: body.country_id, accounts };
      const userId = await addPlayer(db, house, player, now());
      if (userId === undefined) continue; // the number is taken
      const { token } = await signIn(userId, false, request, reply);
      return { user_id: userId, login, password, ...token };
    }
    throw new Refusal(503, 'unavailable', { retryAfterSeconds: 1 });
  });
}
