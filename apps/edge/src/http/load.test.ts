import { createMetrics } from '@touchline/shared-serving';
import type { AddressInfo } from 'node:net';
import { withEdge } from '../app.test.helper.ts';
import { aPage, fakeBundles } from '../testing/fakes.ts';

const start = withEdge();

it('[SRV-3] an edge that is full refuses pages before the framework, and still sends health, files and documents in memory', async () => {
  const goOn: (() => void)[] = [];
  const bundles = fakeBundles(async ({ url, isForAnyZone }) => {
    if (url.search !== '') await new Promise<void>((done) => goOn.push(done));
    return aPage(isForAnyZone === true ? { forZones: (html) => (zone) => html + zone } : {});
  });
  const metrics = createMetrics();
  const app = await start(bundles, { sharedDocumentBytes: 10_000_000, waitMs: 60_000 }, { metrics, now: () => 0 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, zone?: string) => {
    const headers = { ...(zone !== undefined && { cookie: `tl-view=n=${zone}` }) };
    const answer = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  expect((await ask('/en')).status).toBe(200);
  expect((await ask('/en', 'Asia/Tokyo')).status).toBe(200);

  // Eight are rendered and sixteen wait.
  const crowd = Array.from({ length: 40 }, (_, nth) => ask(`/en?n=${nth}`));
  const refused = await Promise.race(crowd);
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([503, '1', 'no-store']);
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(refused.text).toContain('<!doctype html>');
  const statuses = await Promise.all(['/en', '/healthz', '/version', '/en?n=last'].map(async (path) => (await ask(path)).status));
  expect(statuses).toEqual([200, 200, 200, 503]);
  // Only its times have to be written.
  expect((await ask('/en', 'Asia/Dubai')).status).toBe(200);

  let isOver = false;
  const answers = Promise.all(crowd).finally(() => (isOver = true));
  while (!isOver) {
    for (const go of goOn.splice(0)) go();
    await new Promise((resume) => setTimeout(resume, 1));
  }
  const all = (await answers).map(({ status }) => status);
  expect([all.filter((status) => status === 200).length, all.filter((status) => status === 503).length]).toEqual([24, 16]);
  expect(await metrics.text()).toContain('kind="page",name="refused",outcome="5xx"} 17');
});
