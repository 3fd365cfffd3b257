/** @jest-environment node */
import { measured } from '@touchline/measured';
import { createMessageBook, createPlainIntl } from '@touchline/shared-i18n';
import { DATE_STYLES } from '@touchline/shared-primitives';
import {
  PageNotFound,
  selectView,
  selectZone,
  viewChanged,
  type LoadContext,
  type SectionModule,
  type ViewState,
} from '@touchline/shared-state';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ask, asPage, backend, host, html, pageOf, sectionOf } from '../testing/documents.tsx';

it("[RM-05][SE-01] renders a section's page with the data of its load", async () => {
  const seo = () => ({ title: 'Games', description: 'All of them' });
  const answer = asPage(await host().answer(ask('/en', { loadSection: async () => sectionOf(async () => pageOf({ seo })) })));
  expect(answer).toMatchObject({
    status: 200,
    lang: 'en',
    dir: 'ltr',
    section: { name: 'betting', routeKey: 'home', isRendered: true, isLoaded: true },
  });
  expect(answer.seo).toMatchObject({ title: 'Games', canonical: 'http://shop.test/en' });
  expect(answer.seo.alternates.map(({ lang }) => lang)).toContain('x-default');
  expect(await html(answer)).toContain('<h1>All games</h1>');
});

const SEO_ANSWERS: Record<string, unknown> = {
  '/bff-api/seo/page-data': {
    title: 'Line from the service',
    metaRobots: 'noarchive',
    customCanonical: { mode: 'url', targetUrl: 'https://evil.test/' },
  },
  '/bff-api/seo/content': { content: { heading: 'About', lead: 'Words', parts: [] } },
  '/bff-api/seo/visual': { sportKey: null, isFolded: true },
  '/bff-api/seo/sports-list': { sports: [] },
};
const withSeo = async (request: Request): Promise<Response> => {
  const answer = SEO_ANSWERS[new URL(request.url).pathname];
  return answer === undefined ? backend(request) : Response.json(answer);
};

it("[SE-01][SE-03][CFG-6] writes the services' head, and their text below the page", async () => {
  const answer = asPage(await host().answer(ask('/en/live', { send: withSeo })));

  expect(answer.seo).toMatchObject({ title: 'Line from the service', robots: 'noarchive', canonical: 'http://shop.test/en/live' });
  expect(await html(answer)).toMatch(/<main>.*<h1>All games<\/h1>.*<section[^>]*aria-label="About".*Words/);
});

it('[ID-17] renders the consent panel unless it was answered', async () => {
  const shown = async (cookie: string): Promise<boolean> =>
    (await html(await host().answer(ask('/en', { headers: new Headers({ cookie }) })))).includes('We use cookies');

  expect(await shown('')).toBe(true);
  expect(await shown('tl-consent=1.0')).toBe(false);
  expect(await shown('tl-consent=9.0')).toBe(true);
});

// 19:00 UTC on 20 March 2027, when New York has changed its clocks; literals are from Python's zoneinfo.
it.each([
  ['no cookie', '', '20 Mar, 22:00'],
  ['a zone', 'n=America/New_York', '20 Mar, 15:00'],
  ['a zone ahead of UTC', 'n=Asia/Kathmandu', '21 Mar, 00:45'],
  ['a chosen offset', 'u=-5&n=America/New_York', '20 Mar, 14:00'],
  ['a zone that does not exist', 'n=Mars/Olympus', '20 Mar, 22:00'],
  ['a path', 'n=../../etc/localtime', '20 Mar, 22:00'],
  ['markup', 'n=<script>', '20 Mar, 22:00'],
  ['the offset of a day, from before zones had names', 'z=-5', '20 Mar, 22:00'],
])('[PL-05] [REM-9] renders times in the zone of the cookie, and writes it into the state: %s', async (_name, view, text) => {
  const Component = () => <h1>{useIntl().formatDate(Date.parse('2027-03-20T19:00Z'), DATE_STYLES.moment)}</h1>;
  const headers = new Headers({ cookie: `tl-view=${view}` });
  const answer = asPage(
    await host().answer(ask('/en/live', { headers, loadSection: async () => sectionOf(async () => pageOf({ Component })) })),
  );

  expect(await html(answer)).toContain(`<h1>${text}</h1>`);
  const { view: shown } = (answer.state as { store: { view: ViewState } }).store;
  const intl = createPlainIntl({
    words: createMessageBook().words(['en']),
    timeZone: selectZone({ view: shown }),
    onError: () => undefined,
  });
  expect(intl.formatDate(Date.parse('2027-03-20T19:00Z'), DATE_STYLES.moment)).toBe(text);
});

// The bench measures the duration of these waits.
it('[GD-25] lets the page through if services do not answer', async () => {
  const send = (request: Request): Promise<Response> => (request.url.includes('/seo/') ? new Promise(() => undefined) : backend(request));

  const answer = asPage(await host().answer(ask('/en/live', { send })));

  expect(answer.seo).toMatchObject({ canonical: 'http://shop.test/en/live' });
});

it('[GD-25] caches an answer for the next visitors of the page', async () => {
  const server = host();
  const send = jest.fn(withSeo);
  for (let visit = 0; visit < 3; visit++) await server.answer(ask('/en/live', { send }));

  expect(send.mock.calls.filter(([{ url }]) => url.includes('/seo/page-data'))).toHaveLength(1);
});

it("[SE-02] uses the redirect service's breadcrumbs", async () => {
  const breadcrumbs = [
    { title: 'Start', url: '/en' },
    { title: 'Now', url: '/en/live' },
  ];
  const send = async (request: Request): Promise<Response> =>
    request.url.includes('redirects-api') ? Response.json({ redirect: false, breadcrumbs }) : backend(request);

  const { seo } = asPage(await host().answer(ask('/en/live', { send })));

  expect(JSON.stringify(seo.structured)).toContain('"name":"Now","item":"http://shop.test/en/live"');
});

it('[GD-20] keeps the code of a redirect, and says on the next page why the visitor was sent there', async () => {
  const moved = { redirect: true, code: 308, url: '/en/line', reasons: ['Live is closed today.', 'It opens at 9.'] };
  const send = async (request: Request): Promise<Response> =>
    request.url.includes('redirects-api') && ((await request.clone().json()) as { url: string }).url.endsWith('/live')
      ? Response.json(moved)
      : backend(request);
  const server = host();
  const sent = await server.answer(ask('/en/live', { send }));
  expect(sent).toMatchObject({ kind: 'redirect', status: 308, location: '/en/line' });
  const why = sent.cookies?.find((cookie) => cookie.startsWith('tl-why=')) ?? '';
  expect(why).toMatch(/; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/);

  const headers = new Headers({ cookie: why.split(';')[0] ?? '' });
  const next = asPage(await server.answer(ask('/en/line', { send, headers })));
  const noticesOf = ({ state }: typeof next) => (state as { store: { notices: { list: unknown[] } } }).store.notices.list;
  expect(noticesOf(next)).toMatchObject([{ topic: 'redirected', detail: 'Live is closed today. It opens at 9.' }]);
  expect(next.cookies).toContain('tl-why=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect(next.loaded).not.toHaveProperty('notices');
  for (const cookie of ['', 'tl-why=', 'tl-why=%E0%A4%A'])
    expect(noticesOf(asPage(await server.answer(ask('/en/line', { send, headers: new Headers({ cookie }) }))))).toEqual([]);
});

it('[GD-20] asks the redirect service again within the deadline of the document', async () => {
  let asked = 0;
  const send = async (request: Request): Promise<Response> => {
    if (!request.url.includes('redirects-api')) return backend(request);
    return (asked += 1) === 1 ? new Response('', { status: 503 }) : Response.json({ redirect: true, url: '/en/line' });
  };
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  // A retry has 150 ms of the deadline: on a busy machine the visit is repeated.
  for (let visit = 0; visit < 20 && asked !== -1; visit++) {
    asked = 0;
    const answer = await host().answer(ask('/en/live', { send }));
    expect(asked).toBe(2);
    if (answer.kind === 'redirect') asked = -1;
  }
  random.mockRestore();

  expect(asked).toBe(-1);
});

it('[RM-05] records the answers of the calls of the page alone, where page JSON asks for them', async () => {
  const load = async ({ ports, signal }: LoadContext): Promise<void> => {
    const call = (path: string, init: RequestInit = {}) => ports.send(new Request(new URL(path, 'http://shop.test'), { ...init, signal }));
    await Promise.all([
      call('/bff-api/games?day=1'),
      call('/bff-api/none'),
      call('/bff-api/broken'),
      call('/bff-api/x', { method: 'POST' }),
    ]);
  };
  const send = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === '/bff-api/games') return Response.json({ games: [7] });
    return pathname === '/bff-api/broken' ? new Response('', { status: 502 }) : backend(request);
  };
  const loadSection = async () => sectionOf(async () => pageOf({ load }));

  const answer = asPage(await host().answer(ask('/en/live', { send, loadSection, recordsCalls: true })));
  expect(await answer.calls?.()).toEqual([
    { place: '/bff-api/games?day=1', status: 200, body: '{"games":[7]}' },
    { place: '/bff-api/none', status: 404, body: '' },
  ]);
  expect(asPage(await host().answer(ask('/en/live', { send, loadSection }))).calls).toBeUndefined();
});

it('[SE-02] answers 410 for a page that is gone for good', async () => {
  const load = () => Promise.reject(new PageNotFound('it ended', 410));
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ load })) })));

  expect([answer.status, answer.seo.robots]).toEqual([410, 'noindex']);
});

it.each([
  ['/live', {}, '/en/live'],
  ['/live?a=1', { 'accept-language': 'ru-RU,ru;q=0.9' }, '/ru/live?a=1'],
  ['/', { cookie: 'tl-view=l=ar' }, '/ar'],
] as const)('[LG-02][LG-05] sends %s with %j to %s', async (path, headers, location) => {
  const answer = await host().answer(ask(path, { headers: new Headers(headers) }));
  expect(answer).toMatchObject({ kind: 'redirect', status: 302, location, isByLanguage: true });
});

it('[RT-04] removes a trailing slash permanently', async () => {
  expect(await host().answer(ask('/en/live/'))).toMatchObject({ kind: 'redirect', status: 301, location: '/en/live' });
});

it('[GD-13] redirects a visitor from the office to sign-in', async () => {
  expect(await host().answer(ask('/en/office/account'))).toMatchObject({ kind: 'redirect', status: 302 });
});

it('[RT-05] answers an unknown path with a 404 and noindex', async () => {
  const answer = asPage(await host().answer(ask('/en/nowhere/at/all')));
  expect([answer.status, answer.seo.robots, answer.seo.alternates]).toEqual([404, 'noindex', []]);
});

it('[RT-05] answers a true 404 if the loader finds nothing', async () => {
  const load = () => Promise.reject(new PageNotFound('no such game'));
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ load })) })));
  expect(answer.status).toBe(404);
  expect(await html(answer)).not.toContain('All games');
});

it.each([
  ['never comes', () => new Promise<SectionModule>(() => undefined)],
  ['is broken', () => Promise.reject(new Error('SyntaxError'))],
  ['lacks the page', async () => ({ ...sectionOf(async () => pageOf()), routes: {} })],
] as const)('[REM-8] answers with the shell and leaves the page to the browser when the section %s', async (_way, loadSection) => {
  const answer = asPage(await host().answer(ask('/en/live', { loadSection })));
  expect(answer).toMatchObject({ status: 200, section: { isRendered: false, isLoaded: false } });
  const text = await html(answer);
  expect(text).toContain('<main>');
  expect(text).not.toContain('All games');
});

it('[REM-8] renders a page whose data is late, and marks the data as missing', async () => {
  const load = () => new Promise<void>(() => undefined);
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ load })) })));
  expect(answer).toMatchObject({ status: 200, section: { isRendered: true, isLoaded: false } });
});

it('[REM-8] [REM-9] excludes data that arrives between writing the state and rendering from both', async () => {
  let come: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  const load = async ({ store }: LoadContext): Promise<void> => {
    await late;
    store.dispatch(viewChanged({ timeZone: 7 }));
  };
  const Component = () => <h1>zone {useSelector(selectView).timeZone}</h1>;
  const answer = asPage(
    await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ load, Component })) })),
  );

  come();
  await late;
  const text = await html(answer);

  expect(answer.state).toMatchObject({ section: { isRendered: true, isLoaded: false }, store: { view: { timeZone: 3 } } });
  expect(text).toContain('zone <!-- -->3');
});

it('[REM-8] [REM-9] does not render code that arrives after the state was written', async () => {
  let come: (section: SectionModule) => void = () => undefined;
  const late = new Promise<SectionModule>((resolve) => (come = resolve));
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: () => late })));

  come(sectionOf(async () => pageOf()));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resume) => setImmediate(resume));
  const text = await html(answer);

  expect(answer.section).toMatchObject({ isRendered: false, isLoaded: false });
  expect(text).toContain('<main>');
  expect(text).not.toContain('All games');
});

it('[RM-08][REM-1] replaces only the page that throws while rendering, and leaves it to the browser', async () => {
  const Component = () => {
    throw new Error('the page broke');
  };
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ Component })) })));
  const text = await html(answer);
  expect(text).toContain('<main>');
  expect(answer.state).toMatchObject({
    section: { isRendered: false, isLoaded: false },
    store: { page: { statuses: { '/en/live': 'loading' } } },
  });
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no head');
    },
  ],
  ['gives nothing', () => null],
  ['gives another shape', () => ({ title: { text: 1 } })],
])("[RM-08] titles a page whose head %s with the shell's title", async (_what, seo) => {
  const answer = asPage(
    await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ seo: seo as never })) })),
  );
  expect([answer.status, typeof answer.seo.title]).toEqual([200, 'string']);
  expect(await html(answer)).toContain('<h1>All games</h1>');
});

it('[RM-08] renders a page whose data fails with what it has', async () => {
  const load = () => Promise.reject(new Error('feed down'));
  const answer = asPage(await host().answer(ask('/en/live', { loadSection: async () => sectionOf(async () => pageOf({ load })) })));
  expect(answer).toMatchObject({ status: 200, section: { isRendered: true, isLoaded: false } });
});

it('[CF-01][GRD-6] answers 503 without a configuration, and uses an old one later', async () => {
  const server = host();
  let isUp = false;
  const send = async (request: Request): Promise<Response> => (isUp ? backend(request) : new Response('', { status: 503 }));
  await expect(server.answer(ask('/en', { send }))).rejects.toMatchObject({ statusCode: 503 });
  isUp = true;
  expect(asPage(await server.answer(ask('/en', { send }))).status).toBe(200);
  isUp = false;
  expect(asPage(await server.answer(ask('/en', { send }))).status).toBe(200);
});

it('[HT-09] marks a session that could not be checked as unknown, so that the browser checks again; the page is personal', async () => {
  const send = async (request: Request): Promise<Response> =>
    request.url.includes('/web-api/session') ? new Response('', { status: 503 }) : backend(request);
  const headers = new Headers({ cookie: '__Host-tl-session=abc' });

  const answer = asPage(await host().answer(ask('/en/live', { send, headers })));

  expect(answer.state).toMatchObject({ store: { session: { status: 'unknown' } } });
  expect(answer.isPersonal).toBe(true);
});

it('[GD-22] retries the block service 2 times at 100 ms', async () => {
  const requestedAt: number[] = [];
  const send = async (request: Request): Promise<Response> => {
    if (!request.url.includes('blocks-api')) return backend(request);
    requestedAt.push(performance.now());
    return requestedAt.length < 3 ? new Response('', { status: 503 }) : Response.json({ displayTypeId: 1, templateTypeId: 3 });
  };

  expect(await host().answer(ask('/en/live', { send }))).toMatchObject({ kind: 'redirect', location: '/en/block' });
  expect(requestedAt).toHaveLength(3);
});

it('[GD-22][GRD-6] lets a visitor through if the block service does not answer', async () => {
  const send = (request: Request): Promise<Response> =>
    request.url.includes('blocks-api') ? Promise.reject(new TypeError('refused')) : backend(request);
  expect(asPage(await host().answer(ask('/en/live', { send }))).status).toBe(200);
});

it('[GD-06] redirects a blocked visitor to the page of the reason, a 451', async () => {
  const send = async (request: Request): Promise<Response> =>
    request.url.includes('blocks-api') ? Response.json({ displayTypeId: 1, templateTypeId: 3 }) : backend(request);
  expect(await host().answer(ask('/en/live', { send }))).toMatchObject({ kind: 'redirect', status: 302, location: '/en/block' });
  expect(asPage(await host().answer(ask('/en/block', { send }))).status).toBe(451);
});

/** Data that only one player may see: in the state, in the messages of the page, and in loaded data. */
const secretOf = (text: string): string[] => [...text.matchAll(/secret-of-(\d+)\b/g)].map(([, user]) => user ?? '');

/** A thousand documents in the long run. */
const DOCUMENTS = process.env['TOUCHLINE_LONG'] === '1' ? 1_000 : 100;

it(`[SEC-4] ${DOCUMENTS} documents of fifty signed-in players, fifty at once, contain nothing of another player`, async () => {
  const server = host();
  const userOf = (request: Request | { headers: Headers }) => /__Host-tl-session=user-(\d+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  const document = async (user: number): Promise<string> => {
    const headers = new Headers({ cookie: `tl-view=o=${user}; __Host-tl-session=user-${user}` });
    const send = async (request: Request): Promise<Response> => {
      // Answers arrive in another order than their requests.
      await new Promise((next) => setTimeout(next, (user * 7) % 5));
      return new URL(request.url).pathname === '/private' ? Response.json(`secret-of-${userOf({ headers })}`) : backend(request);
    };
    const page = async () => {
      const own = (await (await send(new Request('http://shop.test/private'))).json()) as string;
      return pageOf({ Component: () => <h1>{own}</h1>, seo: () => ({ title: own, description: own }) });
    };
    const answer = await server.answer(
      ask('/en/live', { headers, send, sectionBudgetMs: 10_000, loadSection: async () => sectionOf(page) }),
    );
    const { state, loaded, seo } = asPage(answer);
    expect(state).toMatchObject({ store: { view: { coefViewId: user } } });
    return `${await html(answer)}${JSON.stringify([state, loaded, seo])}`;
  };

  const documents: string[] = [];
  while (documents.length < DOCUMENTS) documents.push(...(await Promise.all(Array.from({ length: 50 }, (_, user) => document(user)))));

  const foreign = documents.flatMap((text, at) => secretOf(text).filter((user) => user !== String(at % 50)));
  measured({ id: 'SEC-4', unit: 'foreign strings', atMost: 0, trials: 1_000, run: 'long', value: foreign.length, tried: documents.length });
  expect(documents.filter((text) => secretOf(text).length < 2)).toEqual([]);
});

it('[SEC-12] has no debugger in production, but one in the demo', async () => {
  expect(asPage(await host().answer(ask('/en/debugger'))).status).toBe(404);
  expect(asPage(await host().answer(ask('/en/debugger', { isProduction: false }))).status).toBe(200);
});
