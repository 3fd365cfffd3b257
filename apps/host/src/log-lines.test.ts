/** @jest-environment node */
import { accountCalls } from '@touchline/account-contract';
import { accessCalls } from '@touchline/identity-contract';
import { withToken } from '@touchline/identity-http';
import { loadSession } from '@touchline/identity-state';
import { factsOf, hopOf, runGuards } from '@touchline/platform-guards';
import { aGuardConfig, anArrival, quietPorts } from '@touchline/platform-guards/testing';
import { loadConfigLater } from '@touchline/shared-config';
import { LOG_LINES, OWN_LOG_LINES } from '@touchline/shared-primitives';
import { createServerPorts, type Ports } from '@touchline/shared-state';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The log of a page with a failing backend. */
function brokenPage() {
  const log: string[] = [];
  const report: Ports['report'] = (name) => void log.push(name);
  const send: Ports['send'] = async () => new Response('{}', { status: 503 });
  return { log, ports: createServerPorts({ send, origin: 'https://shop.test', report }) };
}

it('[NT-07] has the exact texts of the catalogue', () => {
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
      await send(new Request('https://shop.test/web-api/user/login', { method: 'POST', body: '{}' }), accessCalls.login);
      await send(new Request('https://shop.test/web-api/account/list'), accountCalls.accounts);
    },
  ],
  [
    'Detected cyclic redirect',
    (ports) =>
      runGuards(
        factsOf(anArrival('/en/line', { site: aGuardConfig(), hops: [hopOf(new URL('https://shop.test/en/live'))] })),
        quietPorts({ report: ports.report, askRedirect: async () => ({ redirect: true, url: '/en/live' }) }),
        { deadlineMs: 1_000, signal: new AbortController().signal, clock: () => performance.now() },
      ),
  ],
])('[NT-07] logs exactly "%s", as in the catalogue', async (line, goWrong) => {
  const { log, ports } = brokenPage();

  await goWrong(ports);

  expect(log).toEqual([line]);
});

describe('the sources', () => {
  const ROOT = join(__dirname, '../../..');
  const sources = ['libs/*/*/src/**/*.{ts,tsx}', 'apps/{edge,host}/src/**/*.{ts,tsx}', 'apps/remotes/*/src/**/*.{ts,tsx}']
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    // The backend has its own log.
    .filter(
      (file) =>
        !file.startsWith('libs/server/') &&
        !/\.(test|test\.helper|stories|bench)\.tsx?$|\/testing\/|\/testing\.ts$|log-lines\.ts$/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
  /** Argument of each logging call; `name` is a variable whose type is the list's. */
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\breport\??\.?\(\s*([^,)]+)/g), ...text.matchAll(/\blog\.(?:warn|error|info)\(\s*\{[^}]*\},\s*([^)]+)\)/g)].map(
      ([, argument = 'name']) => ({ file, argument: argument.replace(/ satisfies LogLine$/, '').trim() }),
    ),
  );

  it('[NT-07] every logged line is in the catalogue or in our own list, which has no others', () => {
    const literals = named.filter(({ argument }) => argument.startsWith("'"));
    const known: readonly string[] = [...LOG_LINES, ...OWN_LOG_LINES];

    expect(literals.length).toBeGreaterThan(50);
    expect(literals.filter(({ argument }) => !known.includes(argument.slice(1, -1)))).toEqual([]);
    expect(named.filter(({ argument }) => !argument.startsWith("'") && argument !== 'name')).toEqual([]);
    const logged = new Set(literals.map(({ argument }) => argument.slice(1, -1)));
    expect(OWN_LOG_LINES.filter((line) => !logged.has(line))).toEqual([]);
    expect(OWN_LOG_LINES.filter((line) => (LOG_LINES as readonly string[]).includes(line))).toEqual([]);
  });

  it('[NT-07] every line of the catalogue is logged, unless its part is still to come', () => {
    const COMES_WITH: Readonly<Record<string, string>> = {};
    // Analytics flows return their lines as data; the observer of the page logs them.
    const ofFlows = sources.flatMap(({ file, text }) =>
      file.startsWith('libs/analytics/rules/') ? [...text.matchAll(/(?:\blog\(|\bline: )('[^']+')/g)].map(([, line = '']) => line) : [],
    );
    const logged = new Set([...named.map(({ argument }) => argument), ...ofFlows].map((line) => line.slice(1, -1)));
    const waiting = new Set(readFileSync(join(ROOT, 'docs/spec/waiting.tsv'), 'utf8').match(/^[A-Z]{2}-\d+/gm));

    const missing = LOG_LINES.filter((line) => !logged.has(line));

    expect(missing).toEqual(Object.keys(COMES_WITH));
    expect(missing.filter((line) => !waiting.has(COMES_WITH[line] ?? ''))).toEqual([]);
  });

  it('[NT-07] nothing else writes to the console, except for hydration errors', () => {
    const consoles = sources.flatMap(({ file, text }) =>
      [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/\bconsole\.(\w+)\(/g)].map(([, method]) => `${file} ${method}`),
    );

    // The snippet is text that a player copies and runs to verify a round.
    const snippet = 'libs/casino/game-launch/src/snippet.ts log';
    expect(consoles).toEqual([snippet, snippet, 'apps/host/src/client/start-host.tsx error']);
  });
});
