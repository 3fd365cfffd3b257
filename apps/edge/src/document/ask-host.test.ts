import type { DocumentRequest } from '@touchline/shared-state';
import type { EdgeWatch } from '../http/edge-metrics.ts';
import type { EdgeSettings } from '../settings.ts';
import { createAskHost } from './ask-host.ts';
import type { Bundles } from './bundles.ts';

const VISITOR = {
  host: 'shop.test',
  traceId: 't-1',
  country: 'DE',
  cookie: 'auid=secret',
  userAgent: 'Firefox',
  forwardedFor: '192.0.2.1',
};

/** The request that the host of a build gets, and what the backend receives of its calls. */
async function asked({ mode = 'production' }: { mode?: EdgeSettings['mode'] } = {}) {
  const requests: DocumentRequest[] = [];
  const received: Request[] = [];
  const reports: string[] = [];
  const left = new AbortController();
  const bundles = { host: async () => ({ answer: async (request: DocumentRequest) => requests.push(request) }) };
  const ask = createAskHost({
    settings: { backend: 'http://backend.test', mode, isProduction: mode === 'production', keptFolder: null } as unknown as EdgeSettings,
    bundles: bundles as unknown as Bundles,
    watch: { countReport: (name: string) => reports.push(name) } as unknown as EdgeWatch,
    send: async (request) => {
      request.signal.throwIfAborted();
      received.push(request);
      return Response.json({});
    },
  });
  const deployed = { remotes: {}, languages: ['en'], manifests: {} } as never;
  const log = { warn: () => undefined };
  await ask({ url: new URL('http://shop.test/en'), build: 'desktop', deployed, headers: {}, visitor: VISITOR, signal: left.signal, log });
  const [request] = requests;
  if (request === undefined) throw new Error('the host was not asked');
  return { request, received, reports, left };
}
const CONFIG = 'http://shop.test/bff-api/config/all.json?lang=en';

it('[CF-01] [CFG-1] loads what all visitors share to its end, and reports its failure, after the visitor has left', async () => {
  const { request, received, reports, left } = await asked();
  left.abort();

  await expect(request.send(new Request(CONFIG))).rejects.toThrow();
  expect((await request.shared.send(new Request(CONFIG))).ok).toBe(true);
  expect(received.map(({ url }) => url)).toEqual(['http://backend.test/bff-api/config/all.json?lang=en']);
  request.report('no site config', {});
  request.shared.report('no site config', {});
  expect(reports).toEqual(['no site config']);
});

it('[SEC-4] asks for what all visitors share without the cookies, browser and address of the one who asks', async () => {
  const { request, received } = await asked();
  await request.shared.send(new Request(CONFIG));
  await request.send(new Request(CONFIG));

  const seen = received.map(({ headers }) => ['cookie', 'user-agent', 'x-forwarded-for', 'x-geo-country'].map((name) => headers.get(name)));
  expect(seen).toEqual([
    [null, null, null, 'DE'],
    ['auid=secret', 'Firefox', '192.0.2.1', 'DE'],
  ]);
});

it('[CF-07] names the services of a test visit in test mode, where they have their own configuration', async () => {
  const { request, received } = await asked({ mode: 'test' });
  await request.shared.send(new Request(CONFIG));
  expect(received[0]?.headers.get('cookie')).toBe('auid=secret');
});
