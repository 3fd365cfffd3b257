import { START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { walletContract } from '@touchline/casino-game-contract/wallet';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { testAppOn, type TestApp } from '../../testing/test-app.ts';
import { CALLS, openTestDb } from '../../testing/test-db.ts';

const ALL: readonly ContractCall[] = [...CALLS, ...Object.values(walletContract)];
const SLOTS = 64;
const REFUSED = 'There is too much to do right now';
const nameOf = ({ method, path }: ContractCall): string => `${method} ${path}`;

describe('on a server whose slots are all taken', () => {
  let test: TestApp;
  let origin: string;
  const goOn: (() => void)[] = [];

  beforeAll(async () => {
    test = await testAppOn(await openTestDb('postgres'), { ...TEST_ENV, TOUCHLINE_QUEUE_MS: '10' });
    test.app.get('/never', () => new Promise<string>((done) => goOn.push(() => done(''))));
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    for (let at = 0; at < SLOTS; at += 1) void fetch(`${origin}/never`).catch(() => undefined);
    while (goOn.length < SLOTS) await sleep(1);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    for (const go of goOn) go();
    await test.close();
  });

  /** Whether a call is refused because of the load. It has no session, so the call itself answers 401 or 400. */
  const isShed = async (call: ContractCall): Promise<boolean> => {
    const url = `${origin}${call.path.replace(/:[A-Za-z]+/g, '7')}`;
    const answer = await fetch(url, {
      method: call.method,
      ...(call.method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    return (answer.status === 503 && text.includes(REFUSED)) || answer.status === 429;
  };

  it('[SRV-3] [LIM-5] [BET-1] sheds no call that closes or protects something, and all others', async () => {
    const served = ALL.filter(({ method, path }) => test.app.hasRoute({ method, url: path }));
    expect(CALLS.filter((call) => call.protects !== undefined && !served.includes(call)).map(nameOf)).toEqual([]);
    const shed = await Promise.all(served.map(async (call) => ({ call, isShed: await isShed(call) })));

    const wrong = shed.filter(({ call, isShed: is }) => is !== (call.protects === undefined && call.cost !== 0));
    expect(wrong.map(({ call, isShed: is }) => `${nameOf(call)}: ${is ? 'shed' : 'not shed'}`)).toEqual([]);
    expect(shed.filter(({ isShed: is }) => is).length).toBeGreaterThan(100);
  });

  it.each(['/limit-service-api/limit/external/web/api/v1/limits', '/limit-service-api/limit/external/web/api/v1/BlockUser'])(
    '[SRV-3] [LIM-5] also at the other address of the limit service: %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).not.toBe(503);
    },
  );
});

/** A call closes or protects something if the contract says one of these about it. */
const CLOSES: readonly ((call: ContractCall) => boolean)[] = [
  ({ sessionChange }) => sessionChange === 'end',
  ({ tag, method }) => tag === 'Responsible gaming' && method !== 'GET',
  // A placement, a cash-out or an exchange, and what became of it.
  ({ spec }) => spec.includes('BET-1') || spec.includes('CP-26'),
  // A round that is open has a number.
  ({ tag, path }) => tag === 'Games' && path.includes(':round'),
];

it('[SRV-3] [LIM-5] [BET-1] every call that ends a session, limits play, decides a bet or moves an open round is marked', () => {
  const unmarked = ALL.filter((call) => call.protects === undefined && CLOSES.some((closes) => closes(call)));
  expect(unmarked.map(nameOf)).toEqual([]);
  // A cost of 0 is no second way past the limits: it is for long polls.
  expect(ALL.filter(({ cost, waits }) => cost === 0 && waits !== true).map(nameOf)).toEqual([]);
});
