import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** `npm run test:long -- timing` measures; the ordinary run, on a machine that does other things as well, compares answers only. */
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const TRIES = isLong ? 1_000 : 20;
const HOUR_MS = 3_600_000;
const MOST_DIFFERENCE_MS = 5;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp('pglite');
}, 60_000);
afterAll(() => test.close());

it(
  '[AUTH-9] an account that exists and one that does not answer alike, within 5 ms of each other at the median',
  async () => {
    const { login } = await test.addPlayer();
    let address = 0;
    const tryOnce = async (uLogin: string) => {
      test.clock.nowMs += HOUR_MS; // earlier tries are out of every window
      address += 1;
      const began = performance.now();
      const { statusCode, body } = await test.app.inject({
        method: 'POST',
        url: '/web-api/user/login',
        headers: { 'x-forwarded-for': `192.0.2.${address % 250}` },
        payload: { uLogin, uPassword: 'not the password' },
      });
      const ms = performance.now() - began;
      return { ms, said: `${statusCode} ${body.replace(/"traceId":"[^"]*"/, '')}`, length: body.length };
    };
    await tryOnce(login);
    await tryOnce('nobody-0');

    const known: Awaited<ReturnType<typeof tryOnce>>[] = [];
    const unknown: Awaited<ReturnType<typeof tryOnce>>[] = [];
    for (let at = 0; at < TRIES; at++) {
      // Interleaved, and each first in its turn, so that what else the machine does falls on both.
      const steps = [() => tryOnce(login).then((one) => known.push(one)), () => tryOnce(`nobody-${at}`).then((one) => unknown.push(one))];
      for (const step of at % 2 === 0 ? steps : steps.reverse()) await step();
    }

    expect(new Set([...known, ...unknown].map(({ said }) => said)).size).toBe(1);
    expect(new Set([...known, ...unknown].map(({ length }) => length)).size).toBe(1);
    const difference = Math.abs(median(known.map(({ ms }) => ms)) - median(unknown.map(({ ms }) => ms)));
    if (isLong) expect(difference).toBeLessThanOrEqual(MOST_DIFFERENCE_MS);
  },
  10 * 60_000,
);
