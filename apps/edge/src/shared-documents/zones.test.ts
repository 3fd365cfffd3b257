import { createMetrics } from '@touchline/shared-serving';
import { withEdge } from '../app.test.helper.ts';
import { aPage, fakeBundles } from '../testing/fakes.ts';

const start = withEdge();
const ON = { sharedDocumentBytes: 10_000_000 };
const ZONES = [
  ...['America/Los_Angeles', 'America/New_York', 'America/Sao_Paulo', 'Europe/London', 'Europe/Berlin', 'Europe/Istanbul'],
  ...['Asia/Dubai', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Almaty', 'Asia/Tokyo', 'Pacific/Auckland'],
];

/** A host whose pages show the number of their render, and the zone. @param isBound - whether a page cuts days by the zone. */
const hostOf = (isBound = false) => {
  let made = 0;
  const renders: string[] = [];
  const bundles = fakeBundles(({ url, headers, isForAnyZone }) => {
    const zone = isForAnyZone === true ? '?' : (/n=([\w/]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? 'none');
    renders.push(`${url.pathname} ${zone}`);
    return aPage({
      lang: url.pathname.slice(1, 3),
      state: { price: (made += 1), zone: `in ${zone}` },
      ...(isForAnyZone === true && { forZones: (html) => (isBound ? null : (name) => html.replace('in ?', `in ${name}`)) }),
    });
  });
  return { bundles, renders };
};
const factsOf = (html: string) => [Number(/"price":(\d+)/.exec(html)?.[1]), /"zone":"in ([\w/?]+)"/.exec(html)?.[1]];
const inZone = (zone: string) => ({ cookie: `tl-view=n=${zone}` });

it('[PL-05] one render serves 12 zones in each of 3 languages, each with its own times and its own entry', async () => {
  const { bundles, renders } = hostOf();
  const metrics = createMetrics();
  const app = await start(bundles, ON, { now: () => 0, metrics });
  const all = ['en', 'ru', 'ar'].flatMap((lang) => ZONES.map((zone) => ({ lang, zone })));

  for (let round = 0; round < 2; round++) {
    const facts: ReturnType<typeof factsOf>[] = [];
    // No more at once than the edge admits.
    for (let at = 0; at < all.length; at += ZONES.length) {
      const asked = all.slice(at, at + ZONES.length).map(({ lang, zone }) => app.inject({ url: `/${lang}`, headers: inZone(zone) }));
      facts.push(...(await Promise.all(asked)).map(({ body }) => factsOf(body)));
    }
    expect(facts.map(([, zone]) => zone)).toEqual(all.map(({ zone }) => zone));
    expect(new Set(facts.map(([price]) => price)).size).toBe(3);
  }

  expect(renders.sort()).toEqual(['/ar ?', '/en ?', '/ru ?']);
  const results = (await metrics.text())
    .split('\n')
    .flatMap((line) => /^touchline_documents_total\{result="(\w+ ?)"\} (\d+)/.exec(line)?.slice(1) ?? []);
  expect(results).toEqual(['kept', '36', 'last', '0', 'together', '0', 'zoned', '33', 'drawn', '3', 'own', '0']);
});

it('[PL-05] a page that is cut by day is rendered for each zone, and asked once in half a minute whether it still is', async () => {
  const { bundles, renders } = hostOf(true);
  const clock = { at: 0 };
  const app = await start(bundles, ON, { now: () => clock.at });
  const ask = async (zone: string) => factsOf((await app.inject({ url: '/en', headers: inZone(zone) })).body)[1];

  expect([await ask('Asia/Tokyo'), await ask('Asia/Dubai'), await ask('Asia/Tokyo')]).toEqual(['Asia/Tokyo', 'Asia/Dubai', 'Asia/Tokyo']);
  expect(renders).toEqual(['/en ?', '/en Asia/Tokyo', '/en Asia/Dubai']);
  clock.at = 29_999;
  await ask('Asia/Tokyo');
  expect(renders).toHaveLength(4);
  clock.at = 32_000;
  await ask('Asia/Tokyo');
  expect(renders.slice(4)).toEqual(['/en ?', '/en Asia/Tokyo']);
});

it('a document for a zone is as old as its render: two seconds at most', async () => {
  const { bundles, renders } = hostOf();
  const clock = { at: 0 };
  const app = await start(bundles, ON, { now: () => clock.at });
  const priceAt = async (at: number, zone: string) => {
    clock.at = at;
    return factsOf((await app.inject({ url: '/en', headers: inZone(zone) })).body)[0];
  };
  expect([await priceAt(0, 'Asia/Tokyo'), await priceAt(900, 'Asia/Dubai'), await priceAt(999, 'Asia/Tokyo')]).toEqual([1, 1, 1]);
  // Two seconds after the render, although this one was written 1.1 seconds ago.
  expect(await priceAt(2_000, 'Asia/Dubai')).toBe(2);
  expect(renders).toHaveLength(2);
});

it('documents of all zones are renewed from one render', async () => {
  const { bundles, renders } = hostOf();
  const clock = { at: 0 };
  const app = await start(bundles, ON, { now: () => clock.at });
  const ask = async (zone: string) => factsOf((await app.inject({ url: '/en', headers: inZone(zone) })).body)[0];
  for (const zone of ZONES) await ask(zone);
  clock.at = 1_500;
  expect(await Promise.all(ZONES.map(ask))).toEqual(ZONES.map(() => 1));
  for (const zone of ZONES) while ((await ask(zone)) !== 2) await new Promise(setImmediate);
  expect(renders).toEqual(['/en ?', '/en ?']);
});

it('[SRV-3] a page that is rendered is written for hundreds of zones without another render', async () => {
  const { bundles, renders } = hostOf();
  const app = await start(bundles, ON, { now: () => 0 });
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 300);
  const statuses = new Set<number>();
  for (const zone of zones) statuses.add((await app.inject({ url: '/en', headers: inZone(zone) })).statusCode);
  expect([[...statuses], renders]).toEqual([[200], ['/en ?']]);
});
