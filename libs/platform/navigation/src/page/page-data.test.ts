import { createPageOpener } from './page-opener.ts';
import { sendFromPageJson } from './page-data.ts';

const ORIGIN = 'http://shop.test';
const PAGE = new URL('/en/results?day=1', ORIGIN);
const get = (place: string, init: RequestInit = {}) => new Request(new URL(place, ORIGIN), init);
const answer = (place: string, text: string, status = 200) => ({ place, status, body: JSON.stringify({ text }) });

afterEach(() => void jest.useRealTimers());

/** A page whose edge answers `page`, and whose backend answers every call by itself. */
function open(page: (request: Request) => Response | Promise<Response>) {
  const own: string[] = [];
  const requested: Request[] = [];
  const ports = {
    send: async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      if (pathname === PAGE.pathname) {
        requested.push(request);
        return page(request);
      }
      own.push(`${request.method} ${pathname}${search}`);
      return Response.json({ text: 'by the browser' });
    },
  };
  const leave = new AbortController();
  const send = sendFromPageJson(ports, PAGE, leave.signal);
  const textOf = async (request: Request): Promise<unknown> => ((await (await send(request)).json()) as { text: unknown }).text;
  return { send, textOf, own, requested, leave };
}

it('[RM-05] fetches the page with both headers, and makes none of the calls that the edge has made', async () => {
  const { send, textOf, own, requested } = open(() =>
    Response.json({ apiVersion: 'v2', calls: [answer('/bff-api/results?day=1', 'by the edge'), answer('/bff-api/team/9', 'gone', 410)] }),
  );

  expect(await textOf(get('/bff-api/results?day=1'))).toBe('by the edge');
  expect((await send(get('/bff-api/team/9'))).status).toBe(410);
  expect(own).toEqual([]);
  expect(requested.map(({ url, headers }) => [url, headers.get('mf-render-mode'), headers.get('mf-api-version')])).toEqual([
    ['http://shop.test/en/results?day=1', 'json', 'v2'],
  ]);
});

it('[RM-05] makes what is missing: another query, a change, and the same call for the second time', async () => {
  const { textOf, own } = open(() => Response.json({ apiVersion: 'v2', calls: [answer('/bff-api/results?day=1', 'by the edge')] }));

  expect(await textOf(get('/bff-api/results?day=2'))).toBe('by the browser');
  expect(await textOf(get('/bff-api/results?day=1', { method: 'POST' }))).toBe('by the browser');
  expect(await textOf(get('/bff-api/results?day=1'))).toBe('by the edge');
  expect(await textOf(get('/bff-api/results?day=1'))).toBe('by the browser');
  expect(own).toEqual(['GET /bff-api/results?day=2', 'POST /bff-api/results?day=1', 'GET /bff-api/results?day=1']);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['is refused', () => new Response('', { status: 503 })],
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is a document', () => new Response('<html>')],
  ['is of another version', () => Response.json({ apiVersion: 'v1', calls: [answer('/bff-api/x', 'by the edge')] })],
  ['has no calls', () => Response.json({ apiVersion: 'v2', status: 200 })],
  ['has broken calls', () => Response.json({ apiVersion: 'v2', calls: [null, { place: '/bff-api/x', status: '200', body: '{}' }] })],
])('[RM-05] the browser makes the calls if page JSON %s', async (_, page) => {
  expect(await open(page).textOf(get('/bff-api/x'))).toBe('by the browser');
});

it('[RM-05] waits two seconds for page JSON, then makes the calls', async () => {
  jest.useFakeTimers();
  const { textOf, own } = open(() => new Promise<never>(() => undefined));
  const text = textOf(get('/bff-api/x'));

  await jest.advanceTimersByTimeAsync(1_999);
  expect(own).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await text).toBe('by the browser');
});

it('[RM-05] the load of a page gets the sender of its page JSON, and its other ports', async () => {
  const load = jest.fn(async () => undefined);
  const ports = { send: async () => new Response(), report: () => undefined };
  const send = async () => new Response();
  const opener = createPageOpener({
    store: { dispatch: () => undefined } as never,
    ports: ports as never,
    remotes: { loadPage: async () => ({ Component: () => null, load }) } as never,
    dictionaries: async () => undefined,
    build: 'desktop',
  });
  const match = { key: 'results', row: { section: 'results' }, params: {} } as never;
  const { signal } = new AbortController();

  await opener({ match, url: PAGE, lang: 'en', signal, send }).done;
  await opener({ match, url: PAGE, lang: 'en', signal }).done;

  expect(load.mock.calls).toMatchObject([[{ ports: { send, report: ports.report } }], [{ ports: { send: ports.send } }]]);
});
