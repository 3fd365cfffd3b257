import { measured } from '@touchline/measured';
import { withEdge } from '../app.test.helper.ts';
import { aPage, aRegistry, fakeBundles } from '../testing/fakes.ts';
import { sharedQuestion } from './shared-question.ts';

const start = withEdge();

const PATHS: readonly ((name: string) => string)[] = [
  ...['/', '/en', '/ru', '/en/live', '/ar/live', '/en/line/all/1-football', '/en/office/history', '/xx/live'].map((path) => () => path),
  (name) => `/en?tag=${name}`,
  (name) => `/en/live?bets=${name}`,
];

const cookies =
  (of: (name: string) => string) =>
  (name: string): Record<string, string> => ({ cookie: of(name) });
/** Everything by which a request can name its visitor. */
const HEADERS: readonly ((name: string) => Record<string, string>)[] = [
  () => ({}),
  ...['__Host-tl-session', '__Host-tl-device', '__Secure-sid', 'tl-test', 'tl-hops', 'tl-why', 'tl-mf-override', 'tl-new'].map((cookie) =>
    cookies((name) => `a=b; ${cookie}=${name}`),
  ),
  cookies((name) => `tl-view=t=0&n=Asia/Tokyo; __Host-tl-session=${name}`),
  cookies((name) => `_ga=${name}; session=${name}`),
  cookies((name) => `tl-view=l=${name}&n=${name}&x=${name}`),
  cookies((name) => `tl-build=${name}; tl-consent=${name}; tl-canary=${name}`),
  cookies((name) => `tl-ref=${name}; tl-tag=${name}; tl-age=${name}; __Host-tl-agreed=${name}`),
  (name) => ({ authorization: `Bearer ${name}` }),
  (name) => ({ 'mf-render-mode': 'json', 'mf-api-version': 'v2', 'x-name': name }),
  (name) => ({ 'user-agent': name, 'sec-ch-ua': name, 'sec-ch-ua-mobile': name }),
  (name) => ({ 'accept-language': name, referer: `http://${name}.example/`, origin: `http://${name}.example` }),
  (name) => ({ 'x-forwarded-for': name, forwarded: `for=${name}`, 'x-real-ip': name, 'x-forwarded-proto': name }),
  (name) => ({ 'x-geo-country': name, 'save-data': name, 'sec-ch-prefers-color-scheme': name, 'if-none-match': `"${name}"` }),
];
const KINDS = PATHS.flatMap((path) =>
  HEADERS.map((headers) => (name: string) => ({ url: path(name), headers: { host: 'localhost', ...headers(name) } })),
);
const PLAYERS = ['anna', 'boris'];

/** Writes everything that it receives into the page: the worst page there could be. */
const revealing = () =>
  fakeBundles(async ({ url, headers, send }) => {
    const received: string[] = [];
    const answer = await send(new Request(`${url.origin}/web-api/anything`));
    received.push(await answer.text(), url.href, ...[...headers].flat());
    const isPersonal = /__Host-tl-session/.test(headers.get('cookie') ?? '');
    return aPage({ isPersonal, state: { received }, seo: { title: received.join(' '), alternates: [] } });
  });
const echo = async ({ headers }: Request): Promise<Response> => Response.json([...headers]);

/** The same order in every run. */
function shuffled<T>(values: readonly T[]): T[] {
  let seed = 7;
  const next = (): number => (seed = (seed * 16_807) % 2_147_483_647);
  return values
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

it('[SEC-4] two players and a stranger with 200 kinds of requests: no answer names another, and a shared one names none', async () => {
  expect(KINDS).toHaveLength(200);
  const clock = { at: 0 };
  const bundles = revealing();
  const app = await start(bundles, { sharedDocumentBytes: 10_000_000 }, { now: () => clock.at, send: echo });
  const asked = shuffled(KINDS.flatMap((kind) => ['stranger', ...PLAYERS, 'stranger'].map((name) => ({ name, ...kind(name) }))));
  let shared = 0;
  let foreign = 0;
  let sharedWithPlayers = 0;
  for (let at = 0; at < asked.length; at += 10) {
    clock.at += 100;
    await Promise.all(
      asked.slice(at, at + 10).map(async ({ name, url, headers }) => {
        const answer = await app.inject({ url, headers });
        const text = [answer.body, ...Object.values(answer.headers).map(String)].join(' ');
        const isShared = answer.headers['etag'] !== undefined;
        shared += isShared ? 1 : 0;
        sharedWithPlayers +=
          isShared && /__Host-tl-(?:session|device)|tl-test/.test((headers as Record<string, string>)['cookie'] ?? '') ? 1 : 0;
        const names = ['stranger', ...PLAYERS].filter((other) => (isShared || other !== name) && text.toLowerCase().includes(other));
        foreign += names.length;
      }),
    );
  }
  measured({ id: 'SEC-4', unit: 'foreign names in answers to 200 kinds of requests', atMost: 0, value: foreign });
  expect(sharedWithPlayers).toBe(0);
  // Most of the shareable kinds share: otherwise the test would prove nothing.
  expect(shared).toBeGreaterThan(150);
  expect(bundles.builds.length).toBeLessThan(asked.length - 100);
});

it('[SEC-4] what a shared document is rendered from contains nothing of the request that asked', () => {
  const registry = aRegistry();
  const questions = KINDS.flatMap((kind) =>
    PLAYERS.map((name) => {
      // The edge removes a country that no trusted proxy set.
      const { url, headers: all } = kind(name);
      const { 'x-geo-country': _unproven, ...headers } = all as Record<string, string>;
      return sharedQuestion({ method: 'GET', url: new URL(url, 'http://localhost'), headers, registry, isProduction: true });
    }),
  ).filter((question) => question !== undefined);
  expect(questions.length).toBeGreaterThan(50);
  for (const { key, url, build, headers, zone } of questions) {
    const any = zone && [zone.name, zone.question.key, zone.question.headers];
    expect(JSON.stringify([key, url, build, headers, any])).not.toMatch(/anna|boris/i);
  }
});
