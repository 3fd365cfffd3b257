import { ENGINES, openTestDbWith, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { Db } from '@touchline/server-kernel/db';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lottoSchema } from '../migrations/064-lotto.ts';
import { liveBeacon, recordedBeacon } from './beacon.ts';

const HEX = 'ab'.repeat(32);
/** Genesis time of the simulated chain; rounds are 10 s apart, the first at genesis. */
const GENESIS = 1_900_000_000;

describe.each(ENGINES)('beacons on %s', (engine) => {
  let db: Db;
  let server: Server;
  let paths: string[] = [];
  let respond: () => { status: number; body: object };
  let url = '';
  beforeAll(async () => {
    db = await openTestDbWith(engine, [lottoSchema]);
    server = createServer((request, response) => {
      paths.push(request.url ?? '');
      const { status, body } = request.url === '/chain/info' ? { status: 200, body: { period: 10, genesis_time: GENESIS } } : respond();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/chain`;
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await db.close();
  });
  beforeEach(() => (paths = []));
  let nowMs = 0;
  const ports = () => ({ db, now: () => nowMs });

  it('[TL-02] the recorded beacon publishes no value early and never changes a value', async () => {
    const beacon = recordedBeacon(ports());
    const at = Date.UTC(2030, 0, 1, 12, 0, 10);
    const round = await beacon.roundAt(at);
    nowMs = at;
    expect(await beacon.pulse(round)).toBeNull();
    nowMs = at + 20_000;
    const first = await beacon.pulse(round);
    expect(first).toMatchObject({ round, source: 'recorded', value: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(await recordedBeacon(ports()).pulse(round)).toEqual(first);
    expect((await beacon.pulse(round - 1))?.value).not.toBe(first?.value);
  });

  it('[TL-02] a live beacon resolves the first round at or after a time, and is queried once for each value', async () => {
    const beacon = liveBeacon(ports(), url);
    respond = () => ({ status: 200, body: { round: 4, randomness: HEX, signature: '00' } });
    // Round 1 is at genesis, round 4 thirty seconds later.
    expect([
      await beacon.roundAt(GENESIS * 1000),
      await beacon.roundAt((GENESIS + 21) * 1000),
      await beacon.roundAt((GENESIS + 30) * 1000),
    ]).toEqual([1, 4, 4]);
    nowMs = (GENESIS + 29) * 1000;
    expect(await beacon.pulse(4)).toBeNull();
    nowMs = (GENESIS + 30) * 1000;
    expect(await beacon.pulse(4)).toEqual({ round: 4, value: HEX, source: url });
    respond = () => ({ status: 200, body: { round: 4, randomness: 'cd'.repeat(32) } });
    expect(await beacon.pulse(4)).toEqual({ round: 4, value: HEX, source: url });
    expect(paths).toEqual(['/chain/info', '/chain/public/4']);
  });

  it.each([
    ['another round', { status: 200, body: { round: 8, randomness: HEX } }],
    ['no hexadecimal value', { status: 200, body: { round: 9, randomness: 'hello' } }],
    ['a failure', { status: 500, body: {} }],
  ])('[TL-02] %s is not a valid value: nothing is recorded, and the next try may succeed', async (_what, answer) => {
    nowMs = (GENESIS + 1000) * 1000;
    const beacon = liveBeacon(ports(), url);
    respond = () => answer;
    await expect(beacon.pulse(9)).rejects.toThrow();
    respond = () => ({ status: 404, body: {} });
    expect(await beacon.pulse(9)).toBeNull();
    expect(await db.query('select 1 from lotto_beacon where round = 9')).toEqual([]);
  });
});
