import { measured } from '@touchline/measured';
import { ENGINE } from '@touchline/server-kernel/testing';
import { beginSession, sessionCookieHeader } from '@touchline/server-kernel';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';
import { chanceOf, type Chance, eachFieldBroken, hostileText, type Schema, schemaOf, spoil, valueOf } from './generate.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Number of different requests per call; `npm run test:long -- fuzz` sends more. */
export const CASES = IS_LONG ? 2000 : 60;
/** Seed of all random values. */
const SEED = Number(process.env['TOUCHLINE_SEED'] ?? 20_261_122);
const LONGEST_MS = 1000;
/** A busy machine may delay single responses; a call that hangs is slow every time. */
const SLOW_ALLOWED = 2;
/** Attempts per wanted request to generate a different one, before giving up. */
const TRIES = 2;
const HOST = 'localhost';
const HEADERS = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
/** Answers after a change or ten seconds, so it is sent only once. */
const WAITING = '/limit-service-api/api/external/web/v3/changes';

let test: TestApp;
let player: TestPlayer;

export function withBackend(): void {
  beforeAll(async () => {
    test = await startTestApp(ENGINE);
    player = await test.addPlayer();
  });
  afterAll(() => test.close());
}

const PARAMS: Readonly<Record<string, string>> = { id: '1', gameId: '1', section: 'line', couponId: '1' };

function urlOf(call: ContractCall, query: Schema | undefined, chance: Chance, given?: Record<string, unknown>): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(chance() < 0.5 ? (PARAMS[name] ?? 'web') : hostileText(chance)).replace(/^$/, 'x'),
  );
  if (query === undefined) return chance() < 0.5 ? path : `${path}?x=${encodeURIComponent(hostileText(chance))}`;
  const values = given ?? (valueOf(query, chance) as Record<string, unknown>);
  const pairs = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent(given === undefined && chance() < 0.2 ? hostileText(chance) : text)}`;
  });
  return `${path}?${pairs.join('&')}${chance() < 0.1 ? '&__proto__=1&count=99999999999' : ''}`;
}

/** A valid or a damaged body, also for calls that take none. */
const bodyOf = (schema: Schema | undefined, nth: number, chance: Chance): unknown => {
  const sound = schema === undefined ? {} : valueOf(schema, chance);
  return nth % 3 === 0 ? sound : spoil(sound, chance);
};

interface Case {
  url: string;
  payload: string | undefined;
}

/** Distinct requests; fewer if the call has too few variants. */
function casesOf(call: ContractCall, most: number, chance: Chance): Case[] {
  const [query, body] = [schemaOf(call.query), schemaOf(call.body)];
  const bodies = eachFieldBroken(body, chance);
  const queries = eachFieldBroken(query, chance) as Record<string, unknown>[];
  const cases = new Map<string, Case>();
  const wanted = most === 1 ? 1 : most + Math.max(bodies.length, queries.length);
  for (let nth = 0; cases.size < wanted && nth < TRIES * wanted; nth += 1) {
    const url = urlOf(call, query, chance, queries[nth]);
    const payload = call.method === 'GET' ? undefined : JSON.stringify(bodies[nth] ?? bodyOf(body, nth, chance));
    cases.set(`${url} ${payload}`, { url, payload });
  }
  return [...cases.values()];
}

/** Totals that no refused call may change. */
const moneyAndPeople = async (): Promise<string> =>
  JSON.stringify(
    await test.db.query(
      `select (select coalesce(sum(balance), 0) from accounts) as money, (select count(*) from accounts) as accounts, (select count(*) from users) as users,
        (select count(*) from coupons) as coupons`,
    ),
  );

/** Credentials of a signed-in player: the session cookie if the call requires it, otherwise an access token. */
async function signedIn({ auth }: ContractCall): Promise<Record<string, string>> {
  if (auth !== 'session') return { authorization: `Bearer ${await test.signIn(player.userId)}` };
  const { cookie } = await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false });
  return { cookie: sessionCookieHeader(cookie).split(';', 1)[0] ?? '' };
}

/** Test addresses (RFC 2544). The long run rotates them before the limit on password checks by address is reached. */
const addressOf = (at: number, nth: number): string => `198.18.${at % 256}.${IS_LONG ? Math.floor(nth / 20) : 1}`;

const isOver = ({ auth }: ContractCall, { statusCode, headers }: LightMyRequestResponse): boolean =>
  auth !== 'none' && (statusCode === 401 || (auth === 'session' && 'set-cookie' in headers));

/** Describes what is wrong with a response; undefined if nothing is. */
function faultOf(call: ContractCall, status: number, body: string): string | undefined {
  if (status >= 500) return `answers ${status}: ${body.slice(0, 300)}`;
  if (/\n\s+at |node:internal|\.ts:\d+/.test(body)) return `reveals its code: ${body.slice(0, 300)}`;
  if (status === 200) {
    const type = call.answers[200];
    const isEmpty = body === '';
    if (type && !isEmpty && !type.safeParse(JSON.parse(body)).success) return `answers outside its schema: ${body.slice(0, 300)}`;
  }
  return undefined;
}

/** One half of the calls. Two test files share them, so that they run in parallel. */
export const half = (which: 0 | 1) =>
  CALLS.map((call, at) => [`${call.method} ${call.path}`, call, at] as const).filter(([, , at]) => at % 2 === which);

export async function survives(_: string, call: ContractCall, at: number): Promise<void> {
  const chance = chanceOf(SEED + at * 7919);
  const cases = casesOf(call, call.path === WAITING ? 1 : CASES, chance);
  const faults: string[] = [];
  let slow = 0;
  let accepted = 0;
  let unknown = 0;
  let credentials = await signedIn(call);
  const before = await moneyAndPeople();
  const soundAnswers = new Set<string>();

  for (const [nth, { url, payload }] of cases.entries()) {
    if (faults.length >= 3) break;
    const began = performance.now();
    const answer = await test.app.inject({
      method: call.method,
      url,
      remoteAddress: addressOf(at, nth),
      headers: { ...HEADERS, ...credentials, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    });
    if (call.path !== WAITING && performance.now() - began > LONGEST_MS) slow += 1;
    const response = `${answer.statusCode} ${answer.body}`;
    const fault = soundAnswers.has(response) ? undefined : faultOf(call, answer.statusCode, answer.body);
    if (fault === undefined) soundAnswers.add(response);
    else faults.push(`${call.method} ${url.slice(0, 300)} ${payload?.slice(0, 500) ?? ''} ${fault}`);
    if (answer.statusCode < 400) accepted += 1;
    if (answer.statusCode === 401) unknown += 1;
    // The call may have ended the session, such as signing out, or changed its cookie.
    if (isOver(call, answer)) credentials = await signedIn(call);
  }

  expect(faults).toEqual([]);
  const tried = cases.length;
  measured({ id: 'SEC-5', unit: 'faulty answers', atMost: 0, trials: 100_000, run: 'long', value: faults.length, tried });
  measured({ id: 'PRV-4', unit: 'answers that reveal code', atMost: 0, trials: 100_000, run: 'long', value: faults.length, tried });
  if (call.auth === 'session') expect(unknown).toBe(0);
  // Only checked in the long run, because other tests may slow the machine. A call that hangs fails the test anyway.
  if (process.env['TOUCHLINE_LONG'] === '1') expect(slow).toBeLessThanOrEqual(SLOW_ALLOWED);
  if (accepted === 0) expect(await moneyAndPeople()).toBe(before);
}
