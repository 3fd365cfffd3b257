import { measured } from '@touchline/measured';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { createMetrics } from '@touchline/shared-serving';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { type TestApp, testAppOn } from '../../testing/test-app.ts';
import { CALLS, openTestDb } from '../../testing/test-db.ts';
import { chanceOf, schemaOf, valueOf } from '../fuzz/generate.ts';

/** What a player may type anywhere: 25 values that occur nowhere else, in the forms that forms accept. */
const CANARIES = [
  ...['canary-login', 'canary.mail@example.test', 'Canary-Password-1', 'CanaryName', 'CanarySurname', 'CanaryPatronym', 'Canary Lane 17'],
  ...['CanaryTown', '904177', '4915199904177', '1990-09-17', 'C4N4RY904177', '9041-77', '5355222233334177', '90418', 'CANARYPROMO'],
  ...['canary"quote', 'canary answer to a question', 'canary message to support', 'canary search', 'canary/returns?to=it', 'Канарейка'],
  ...['canary-token-904177', 'canary.device.904177', 'canary-recovery-904177'],
];

/** A value as it may appear in a log, a URL or an error: plain, URL-encoded, in base64, and inside JSON. */
const formsOf = (value: string): string[] => [
  value,
  encodeURIComponent(value),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  JSON.stringify(value).slice(1, -1),
];

const lines: string[] = [];
const metrics = createMetrics();
let test: TestApp;
let token = '';
beforeAll(async () => {
  // The level of the product.
  const logger = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  test = await testAppOn(await openTestDb(ENGINE), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' }, undefined, { metrics, logger });
  ({ token } = await test.addPlayer());
}, START_TIMEOUT_MS);
afterAll(() => test.close());

/** Replaces every text in a value by the next canaries. */
function planted(value: unknown, next: () => string): unknown {
  if (typeof value === 'string') return next();
  if (Array.isArray(value)) return value.map((item) => planted(item, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, planted(field, next)]));
}

/** The values that a text contains in any form. */
const foundIn = (text: string): string[] => CANARIES.filter((value) => formsOf(value).some((form) => text.includes(form)));

it('[PRV-1] 25 values, typed into every field of every call, reach no log line and no metric', async () => {
  expect(new Set(CANARIES).size).toBe(25);
  const chance = chanceOf(17);
  let at = 0;
  const next = () => CANARIES[(at += 1) % CANARIES.length] ?? '';
  const hits: string[] = [];
  const scan = (where: string, text: string) => hits.push(...foundIn(text).map((value) => `${where}: ${value} in ${text.slice(0, 200)}`));
  for (const call of CALLS) {
    const [query, body] = [schemaOf(call.query), schemaOf(call.body)];
    for (let nth = 0; nth < 5; nth += 1) {
      const search = planted(query === undefined ? { q: '' } : valueOf(query, chance), next) as Record<string, unknown>;
      const pairs = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
      const path = call.path.replace(/:[A-Za-z]+/g, () => encodeURIComponent(next()));
      await test.app.inject({
        ...{ method: call.method, url: `${path}?${pairs.join('&')}` },
        headers: { authorization: `Bearer ${token}`, 'user-agent': next().replaceAll(/[^ -~]/g, '?') },
        ...(call.method !== 'GET' && { payload: planted(body === undefined ? {} : valueOf(body, chance), next) as object }),
      });
    }
    scan(`the log of ${call.method} ${call.path}`, lines.splice(0).join('\n'));
  }
  scan('the metrics', await metrics.text());

  expect(hits).toEqual([]);
  measured({ id: 'PRV-1', unit: 'typed values in logs and metrics', atMost: 0, trials: 25, value: hits.length, tried: CANARIES.length });
  expect(at).toBeGreaterThan(10 * CANARIES.length);
}, 600_000);

it.each(CANARIES)('[PRV-1] the search finds %j in each of its forms, and in no other line', (value) => {
  for (const form of formsOf(value)) expect(foundIn(`{"level":40,"msg":"a line with ${form} in it"}`)).toContain(value);
  expect(foundIn('{"level":40,"time":1904000000000,"name":"TypeError","msg":"an item of background work failed"}')).toEqual([]);
});
