import { addPlayer } from '@touchline/server-identity/testing';
import { beginSession, sessionCookieHeader } from '@touchline/server-kernel';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Backend } from '../../backend.ts';
import { largestRequest } from './largest.ts';
import { asking, type Headers, type Made } from './requests.ts';
import { worstRequests } from './worst.ts';

const HOST = 'localhost:4200';
const EMPTY = '/web-api/captcha/get-time';
const RUNS = 5;
const EMPTY_RUNS = 200;

interface Spent {
  /** CPU time of the process, all threads included, in milliseconds. */
  allMs: number;
  /** CPU time of the main thread in the longest turn of its event loop, in milliseconds. Other requests wait for that long. */
  heldMs: number;
}

const PIECE_BYTES = 64 * 1024;
/** Streams a body in pieces, one per turn of the event loop, as a socket delivers it. */
function inPieces(text: string): Readable {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / PIECE_BYTES);
  return Readable.from(Array.from({ length: count }, (_, nth) => bytes.subarray(nth * PIECE_BYTES, (nth + 1) * PIECE_BYTES)));
}
const typeOf = (text: string) => ({ 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });

/** Times the turns of the event loop. @returns stops timing and returns the CPU time of the longest turn, in milliseconds. */
function watchTurns(): () => number {
  let [longest, isOver] = [0, false];
  let last = process.threadCpuUsage();
  const turn = (): void => {
    longest = Math.max(longest, msOf(process.threadCpuUsage(last)));
    last = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return Math.max(longest, msOf(process.threadCpuUsage(last)));
  };
}
export interface Measured extends Spent {
  /** Such as `POST /web-api/coupon/quote`, with the case in brackets where {@link worstRequests} defines cases for the call. */
  name: string;
  status: number;
}
const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures each call with its most expensive valid request, and an empty call for comparison, in one run on one backend. */
export async function measureCalls(
  { app, services }: Pick<Backend, 'app' | 'services'>,
  calls: readonly ContractCall[],
): Promise<{ empty: Spent; measured: Measured[] }> {
  const { db, house, now, tokens } = services;
  let players = 0;
  let addresses = 0;
  const headersOf = async ({ auth }: Pick<ContractCall, 'auth'>): Promise<Headers> => {
    if (auth === 'none') return {};
    players += 1;
    const accounts = [{ type: 0, currencyIso: 'EUR', amount: 100_000_000 }] as const;
    const login = `measured-${players}`;
    const userId = await addPlayer(
      db,
      house,
      { login, password: 'correct horse battery', email: null, name: null, countryId: null, accounts },
      now(),
    );
    if (userId === undefined) throw new Error('the login is taken');
    const { session, cookie } = await beginSession(db, { userId, nowMs: now(), isSaved: false });
    if (auth === 'session') return { cookie: sessionCookieHeader(cookie).split(';', 1)[0] ?? '' };
    return { authorization: `Bearer ${(await tokens.issue(session.id, now())).token}` };
  };
  const send = async (request: InjectOptions): Promise<{ status: number } & Spent> => {
    addresses += 1;
    const endOfWatch = watchTurns();
    const all = process.cpuUsage();
    const answer = await app.inject({
      // Otherwise light-my-request decodes the response in this thread.
      payloadAsStream: true,
      remoteAddress: `198.18.${addresses >> 8}.${addresses & 255}`,
      ...request,
      headers: { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin', ...request.headers },
    });
    for await (const _ of answer.stream());
    return { status: answer.statusCode, allMs: msOf(process.cpuUsage(all)), heldMs: endOfWatch() };
  };

  const nothing: Spent[] = [];
  for (let run = 0; run < EMPTY_RUNS; run += 1) nothing.push(await send({ method: 'GET', url: EMPTY }));
  const measured: Measured[] = [];
  const worst = await worstRequests(asking({ app, services }, headersOf));
  for (const call of calls) {
    const { query, body } = largestRequest(call);
    const search = new URLSearchParams(query).toString();
    const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => ({ section: 'line', id: randomUUID() })[name] ?? '1');
    const plain: Made = { url: search === '' ? path : `${path}?${search}`, body };
    const cases = worst[`${call.method} ${call.path}`] ?? [{ what: '', make: async () => plain }];
    for (const { what, make } of cases) {
      const runs: Awaited<ReturnType<typeof send>>[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const headers = await headersOf(call);
        const { url, body: payload, headers: more } = await make(headers);
        const text = payload === undefined ? undefined : typeof payload === 'string' ? payload : JSON.stringify(payload);
        runs.push(
          await send({
            method: call.method,
            url,
            headers: { ...headers, ...more, ...(text !== undefined && typeOf(text)) },
            ...(text !== undefined && { payload: inPieces(text) }),
          }),
        );
      }
      const [first] = runs;
      const same = runs.filter(({ status }) => status === first?.status);
      measured.push({
        name: `${call.method} ${call.path}${what === '' ? '' : ` (${what})`}`,
        status: first?.status ?? 0,
        allMs: middle(same.map(({ allMs }) => allMs)),
        heldMs: middle(same.map(({ heldMs }) => heldMs)),
      });
    }
  }
  return {
    empty: { allMs: middle(nothing.map(({ allMs }) => allMs)), heldMs: middle(nothing.map(({ heldMs }) => heldMs)) },
    measured,
  };
}
