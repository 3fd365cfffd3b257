/** @jest-environment node */
import { withToken } from '@touchline/identity-http';
import { loadSession } from '@touchline/identity-state';
import { factsOf, hopOf, runGuards } from '@touchline/platform-guards';
import { aGuardConfig, anArrival, quietPorts } from '@touchline/platform-guards/testing';
import { loadConfigLater } from '@touchline/shared-config';
import { LOG_LINES } from '@touchline/shared-primitives';
import { createServerPorts, type Ports } from '@touchline/shared-state';

/** The log of a page whose backend is broken. */
function brokenPage() {
  const log: string[] = [];
  const report: Ports['report'] = (name) => void log.push(name);
  const send: Ports['send'] = async () => new Response('{}', { status: 503 });
  return { log, ports: createServerPorts({ send, origin: 'https://shop.test', report }) };
}

it('has the texts of the catalogue, letter by letter', () => {
  expect([...LOG_LINES]).toEqual([
    'no site config',
    'fail load session',
    'Fetch token error',
    'incorrect response from the fingerprint',
    'Detected cyclic redirect',
    'error adding counters',
    'unknown registration type',
    'wrong successful registration type',
    'wrong selected bonus id',
    'unknown social network id',
  ]);
});

it.each<[string, (ports: Ports) => Promise<unknown>]>([
  ['no site config', (ports) => loadConfigLater(ports, { lang: 'en', retries: 0 })],
  ['fail load session', (ports) => loadSession(ports, { retries: 0 })],
  [
    'Fetch token error',
    async (ports) => {
      const backend: Ports['send'] = async ({ url }) =>
        url.endsWith('/login')
          ? Response.json({ user_id: 7, token: 'a', expiresAt: 9e12, previousLoginAt: null })
          : new Response('{}', { status: url.endsWith('/gettoken') ? 503 : 401 });
      const send = withToken(ports)(backend);
      await send(new Request('https://shop.test/web-api/user/login', { method: 'POST', body: '{}' }));
      await send(new Request('https://shop.test/web-api/account/list'));
    },
  ],
  [
    'Detected cyclic redirect',
    (ports) =>
      runGuards(
        factsOf(anArrival('/en/line', { site: aGuardConfig(), hops: [hopOf(new URL('https://shop.test/en/live'))] })),
        quietPorts({ report: ports.report, askRedirect: async () => ({ redirect: true, url: '/en/live' }) }),
        { deadlineMs: 1_000, signal: new AbortController().signal },
      ),
  ],
])('logs "%s" where the catalogue has it, and nothing else', async (line, goWrong) => {
  const { log, ports } = brokenPage();

  await goWrong(ports);

  expect(log).toEqual([line]);
});
