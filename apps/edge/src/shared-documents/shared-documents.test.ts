import { createMetrics } from '@touchline/shared-serving';
import type { DocumentRequest } from '@touchline/shared-state';
import type { LightMyRequestResponse } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nonceOf, withEdge } from '../app.test.helper.ts';
import { aPage, fakeBundles } from '../testing/fakes.ts';

const start = withEdge();
const ON = { sharedDocumentBytes: 10_000_000 };
const clock = { at: 0 };
beforeEach(() => (clock.at = 0));
const now = () => clock.at;

/** Documents that contain the number of earlier renders. */
const counting = (over: (request: DocumentRequest) => Parameters<typeof aPage>[0] = () => ({})) => {
  let made = 0;
  return fakeBundles((request) => aPage({ state: { price: (made += 1) }, ...over(request) }));
};
const priceIn = (html: string): number => Number(/"price":(\d+)/.exec(html)?.[1]);
const resultsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('touchline_documents_total'))
    .map((line) => line.replace(/.*result="(\w+)"\} (\d+)/, '$1 $2'));
it('[SEC-1] one render serves all, and each response has its own nonce in every place', async () => {
  const bundles = counting();
  const app = await start(bundles, ON, { now });

  const answers: LightMyRequestResponse[] = [];
  for (let at = 0; at < 20; at++) answers.push(await app.inject('/en'));

  expect(bundles.builds).toHaveLength(1);
  expect(new Set(answers.map(({ headers }) => nonceOf(headers))).size).toBe(20);
  for (const { statusCode, headers, body } of answers) {
    const nonces = [...body.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(new Set(nonces)).toEqual(new Set([nonceOf(headers)]));
    expect(nonces.length).toBeGreaterThan(4);
    expect([statusCode, priceIn(body), headers['cache-control']]).toEqual([200, 1, 'private, no-store']);
    expect(body.replaceAll(nonceOf(headers), '')).toBe(answers[0]?.body.replaceAll(nonceOf(answers[0].headers), ''));
  }
});

it('is the document that a single visitor would get, with the same headers and a tag', async () => {
  const get = async (over: object) => {
    const { headers, body } = await (await start(undefined, over, { now })).inject('/en');
    const { date: _date, 'content-length': _length, 'transfer-encoding': _coding, connection: _connection, ...own } = headers;
    const { etag: _etag, ...rest } = own;
    return JSON.stringify([Object.entries(rest).sort(), body]).replaceAll(nonceOf(headers), 'NONCE');
  };
  expect(await get(ON)).toBe(await get({}));
});

it('is compressed as the browser accepts', async () => {
  const app = await start(counting(), ON, { now });
  const get = (encoding: string) => app.inject({ url: '/en', headers: { 'accept-encoding': encoding } });
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const { headers, rawPayload } = await get(encoding);
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
    expect(read(rawPayload).toString()).toContain(`<script nonce="${nonceOf(headers)}">`);
  }
});

it('[SEC-1] an unchanged document is answered without its text and its policy, whose nonce the copy has', async () => {
  const bundles = counting(() => ({ state: { price: clock.at >= 5_000 ? 2 : 1 } }));
  const app = await start(bundles, ON, { now });
  const ask = (tag?: string, over: object = {}) =>
    app.inject({ url: '/en', headers: { ...(tag !== undefined && { 'if-none-match': tag }), ...over } });
  const { etag = '', ...first } = (await ask()).headers;
  expect(first['vary']).toBe('Accept-Encoding');

  // Rendered anew in between, with the same text and another nonce.
  clock.at = 3_000;
  for (const tag of [etag, etag.slice('W/'.length), `"other", ${etag}`]) {
    const { statusCode, headers, body } = await ask(tag);
    expect([statusCode, body, headers['etag'], headers['cache-control']]).toEqual([304, '', etag, 'private, no-store']);
    expect(headers['content-security-policy']).toBeUndefined();
  }
  expect(bundles.builds).toHaveLength(2);
  expect((await ask('W/"other"')).statusCode).toBe(200);
  expect((await ask(etag, { cookie: 'tl-view=t=0' })).statusCode).toBe(304);
  expect((await ask(etag, { cookie: '__Host-tl-session=anna' })).statusCode).toBe(200);
  clock.at = 5_000;
  expect((await ask(etag)).statusCode).toBe(200);
});

it('[SEC-1] another policy is another document', async () => {
  const tagWith = async (over: object) =>
    (
      await (
        await start(
          fakeBundles(() => aPage(over)),
          ON,
          { now },
        )
      ).inject('/en')
    ).headers['etag'];
  expect(await tagWith({})).toBe(await tagWith({}));
  expect(await tagWith({ consultantHost: 'chat.example' })).not.toBe(await tagWith({}));
});

it('a price is at most two seconds old, and from one and a half on it is renewed in the background', async () => {
  const bundles = counting();
  const app = await start(bundles, ON, { now });
  const priceAt = async (at: number): Promise<number> => {
    clock.at = at;
    return priceIn((await app.inject('/en')).body);
  };

  expect(await priceAt(0)).toBe(1);
  expect(await priceAt(1_499)).toBe(1);
  expect(bundles.builds).toHaveLength(1);
  // The old one is served at once; later requests get the new one.
  expect(await priceAt(1_500)).toBe(1);
  expect(bundles.builds).toHaveLength(2);
  while ((await priceAt(1_600)) !== 2) await new Promise(setImmediate);
  expect(bundles.builds).toHaveLength(2);
  expect(await priceAt(3_500)).toBe(3);
});

it('concurrent requests share one render', async () => {
  const bundles = counting();
  const metrics = createMetrics();
  const app = await start(bundles, ON, { now, metrics });

  const answers = await Promise.all(Array.from({ length: 100 }, () => app.inject('/en')));

  expect(bundles.builds).toHaveLength(1);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${priceIn(body)}`))).toEqual(new Set(['200 1']));
  await app.inject('/en');
  await app.inject('/en?tag=a');
  expect(resultsIn(await metrics.text())).toEqual(['kept 1', 'last 0', 'together 99', 'zoned 0', 'drawn 1', 'own 1']);
  expect(await metrics.text()).toContain('name="betting/home",outcome="2xx"} 102');
});

it("[SEC-4] a signed-in player's document is never shared, and shared ones are never sent to them", async () => {
  const bundles = counting(({ headers }) => {
    const name = /__Host-tl-session=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
    return name === undefined ? {} : { isPersonal: true, seo: { title: `Balance of ${name}`, alternates: [] } };
  });
  const app = await start(bundles, ON, { now });
  const titleFor = async (cookie?: string) =>
    /<title>([^<]*)/.exec((await app.inject({ url: '/en', headers: cookie === undefined ? {} : { cookie } })).body)?.[1];

  expect(await titleFor('__Host-tl-session=anna')).toBe('Balance of anna');
  expect(await titleFor()).toBe('Home');
  expect(await titleFor('__Host-tl-session=boris')).toBe('Balance of boris');
  expect(await titleFor('__Host-tl-session=anna; tl-view=t=0')).toBe('Balance of anna');
  expect(await titleFor()).toBe('Home');
});

it('[SEC-4] page and backend learn nothing about the visitor whose request rendered it', async () => {
  const sent: Request[] = [];
  const bundles = fakeBundles(async ({ send }) => {
    await send(new Request('http://localhost/web-api/anything'));
    return aPage();
  });
  const app = await start(bundles, ON, {
    now,
    send: async (request) => {
      sent.push(request);
      return new Response('{}');
    },
  });
  await app.inject({
    url: '/en',
    headers: { cookie: 'mail=anna@example.com', 'user-agent': 'Anna 1.0', 'accept-language': 'xx-Anna', referer: 'http://anna.example' },
  });

  const received = [...(bundles.requests[0]?.headers ?? []), ...(sent[0]?.headers ?? [])].flat().join(' ');
  expect(sent).toHaveLength(1);
  expect(received).not.toMatch(/anna/i);
  expect(sent[0]?.headers.get('x-forwarded-for')).toBeNull();
});

it.each<[string, Parameters<typeof aPage>[0] & object]>([
  ['a page that names a person', { isPersonal: true }],
  ['a page that sets a cookie', { cookies: ['tl-ref=abc; Path=/'] }],
  ['a page that is not there', { status: 404 }],
  ['a site that is closed', { status: 503 }],
  ['a section that was too slow', { section: { name: 'betting', routeKey: 'home', isRendered: false } }],
  ['a section without its data', { section: { name: 'betting', routeKey: 'home', isRendered: true, isLoaded: false } }],
  [
    'a page that could not be drawn',
    {
      stream: ({ onShellError }) => {
        setImmediate(() => onShellError(new Error('bug')));
        return { pipe: () => undefined, abort: () => undefined };
      },
    },
  ],
])('[SEC-4] %s is not stored for the next', async (_what, over) => {
  const bundles = counting(() => over);
  const app = await start(bundles, ON, { now });
  const first = await app.inject('/en');
  const second = await app.inject('/en');
  const prices = [first, second].map(({ body }) => priceIn(body));
  expect(prices[0]).not.toBe(prices[1]);
  expect(first.statusCode).toBe(over.status ?? 200);
  expect(first.headers['set-cookie']).toBe(over.cookies?.[0]);
});

it('a redirect is decided per visitor', async () => {
  const bundles = fakeBundles(({ headers }) => ({
    kind: 'redirect',
    status: 302,
    location: `/${headers.get('accept-language') ?? 'none'}`,
  }));
  const app = await start(bundles, ON, { now });
  const locationFor = async (lang: string) => (await app.inject({ url: '/en', headers: { 'accept-language': lang } })).headers['location'];
  expect([await locationFor('de'), await locationFor('fr')]).toEqual(['/de', '/fr']);
});

it('[REM-10] when rendering fails everyone gets an error, and the next request tries again', async () => {
  let isAway = true;
  const app = await start(
    fakeBundles(() => {
      if (isAway) throw Object.assign(new Error('away'), { statusCode: 503 });
      return aPage();
    }),
    ON,
    { now },
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.inject('/en')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503]);
  isAway = false;
  expect((await app.inject('/en')).statusCode).toBe(200);
});

it('is off if the configuration says so', async () => {
  const bundles = counting();
  const app = await start(bundles, { sharedDocumentBytes: 0 }, { now });
  expect([priceIn((await app.inject('/en')).body), priceIn((await app.inject('/en')).body)]).toEqual([1, 2]);
});
