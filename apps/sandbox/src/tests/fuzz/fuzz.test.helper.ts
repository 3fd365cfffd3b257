import { beginSession, sessionCookieHeader } from '@touchline/server-kernel';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';
import { chanceOf, type Chance, eachFieldBroken, hostileText, type Schema, schemaOf, spoil, valueOf } from './generate.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Different requests of each call; `npm run test:long -- fuzz` tries many more. */
export const CASES = IS_LONG ? 2000 : 300;
/** Seed of everything; another one is another run, and each tells its own. */
const SEED = Number(process.env['TOUCHLINE_SEED'] ?? 20_261_122);
const LONGEST_MS = 1000;
/** A busy machine stops a process for longer than an answer takes; a call that hangs is slow every time. */
const SLOW_ALLOWED = 2;
/** Requests made up for each that is wanted, before a call counts as one that takes no more different ones. */
const TRIES = 2;
const HOST = 'localhost';
const HEADERS = { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
/** Answers when something has changed, or after ten seconds: it is asked once. */
const WAITING = '/limit-service-api/api/external/web/v3/changes';
/** Jest takes the CommonJS form of the phone library, which lacks what this call uses; browser tests ask it. */
const NOT_IN_JEST = '/web-api/registration/phone-masks';

let test: TestApp;
let player: TestPlayer;

export function withBackend(): void {
  beforeAll(async () => {
    test = await startTestApp('pglite');
    player = await test.addPlayer();
  });
  afterAll(() => test.close());
}

const PARAMS: Readonly<Record<string, string>> = { id: '1', gameId: '1', section: 'line', couponId: '1' };

function urlOf(call: ContractCall, query: Schema | undefined, chance: Chance, asked?: Record<string, unknown>): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(chance() < 0.5 ? (PARAMS[name] ?? 'web') : hostileText(chance)).replace(/^$/, 'x'),
  );
  if (query === undefined) return chance() < 0.5 ? path : `${path}?x=${encodeURIComponent(hostileText(chance))}`;
  const values = asked ?? (valueOf(query, chance) as Record<string, unknown>);
  const pairs = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent(asked === undefined && chance() < 0.2 ? hostileText(chance) : text)}`;
  });
  return `${path}?${pairs.join('&')}${chance() < 0.1 ? '&__proto__=1&count=99999999999' : ''}`;
}

/** A sound body, or one with something wrong; a call that takes none gets one all the same. */
const bodyOf = (schema: Schema | undefined, nth: number, chance: Chance): unknown => {
  const sound = schema === undefined ? {} : valueOf(schema, chance);
  return nth % 3 === 0 ? sound : spoil(sound, chance);
};

interface Case {
  url: string;
  payload: string | undefined;
}

/** Requests that differ from each other; fewer where a call takes too little for as many. */
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

/** Money and people: what no refused call may change. */
const moneyAndPeople = async (): Promise<string> =>
  JSON.stringify(
    await test.db.query(
      `select (select coalesce(sum(balance), 0) from accounts) as money, (select count(*) from accounts) as accounts, (select count(*) from users) as users,
        (select count(*) from coupons) as coupons`,
    ),
  );

/** What a signed-in player's browser sends with a call: the session's cookie where the call asks for it, else an access token. */
async function signedIn({ auth }: ContractCall): Promise<Record<string, string>> {
  if (auth !== 'session') return { authorization: `Bearer ${await test.signIn(player.userId)}` };
  const { cookie } = await beginSession(test.db, { userId: player.userId, nowMs: test.clock.nowMs, isSaved: false });
  return { cookie: sessionCookieHeader(cookie).split(';', 1)[0] ?? '' };
}

/** Addresses for tests (RFC 2544). The long run changes them before a limit on passwords is reached: each such check takes much work. */
const addressOf = (at: number, nth: number): string => `198.18.${at % 256}.${IS_LONG ? Math.floor(nth / 20) : 1}`;

const isOver = ({ auth }: ContractCall, { statusCode, headers }: LightMyRequestResponse): boolean =>
  auth !== 'none' && (statusCode === 401 || (auth === 'session' && 'set-cookie' in headers));

/** What is wrong with an answer, as a sentence; undefined when nothing is. */
function faultOf(call: ContractCall, status: number, body: string): string | undefined {
  if (status >= 500) return `answers ${status}: ${body.slice(0, 300)}`;
  if (/\n\s+at |node:internal|\.ts:\d+/.test(body)) return `tells of its code: ${body.slice(0, 300)}`;
  if (status === 200) {
    const type = call.answers[200];
    const isEmpty = body === '';
    if (type && !isEmpty && !type.safeParse(JSON.parse(body)).success) return `answers outside its schema: ${body.slice(0, 300)}`;
  }
  return undefined;
}

/** One of two halves of the contract, each a file of its own: both cores work on them. */
export const half = (which: 0 | 1) =>
  CALLS.filter(({ path }) => path !== NOT_IN_JEST)
    .map((call, at) => [`${call.method} ${call.path}`, call, at] as const)
    .filter(([, , at]) => at % 2 === which);

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
    const told = `${answer.statusCode} ${answer.body}`;
    const fault = soundAnswers.has(told) ? undefined : faultOf(call, answer.statusCode, answer.body);
    if (fault === undefined) soundAnswers.add(told);
    else faults.push(`${call.method} ${url.slice(0, 300)} ${payload?.slice(0, 500) ?? ''} ${fault}`);
    if (answer.statusCode < 400) accepted += 1;
    if (answer.statusCode === 401) unknown += 1;
    // A call may end the session, as signing out does, or change its cookie.
    if (isOver(call, answer)) credentials = await signedIn(call);
  }

  expect(faults).toEqual([]);
  if (call.auth === 'session') expect(unknown).toBe(0);
  // On a busy machine every answer may be slow; one that hangs ends the test.
  if (process.env['TOUCHLINE_LONG'] === '1') expect(slow).toBeLessThanOrEqual(SLOW_ALLOWED);
  if (accepted === 0) expect(await moneyAndPeople()).toBe(before);
}
