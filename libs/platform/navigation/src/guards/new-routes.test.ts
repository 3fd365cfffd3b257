import { takeSectionRoutes } from '@touchline/shared-routes';
import { aManifest } from '@touchline/shared-routes/testing';
import { lookForRoutes } from './new-routes.ts';

const races = { races: aManifest({ routes: [{ id: 900, key: 'races', path: '/races/:course?' }] }) };
const { signal } = new AbortController();

function site(answer: () => Response | Promise<Response>, page: () => Response = () => Response.json({ apiVersion: 'v2' })) {
  const requests: string[] = [];
  const modes: (string | null)[] = [];
  const clock = { ms: 0 };
  const look = lookForRoutes({
    origin: 'http://site.test',
    now: () => clock.ms,
    send: async (request) => {
      const { pathname } = new URL(request.url);
      requests.push(pathname);
      if (pathname === '/sections.json') return answer();
      modes.push(request.headers.get('mf-render-mode'), request.headers.get('mf-api-version'));
      return page();
    },
  });
  return { requests, clock, look, modes };
}

afterEach(() => takeSectionRoutes({}));

it('[RT-05] [PL-02] [RM-05] finds the page of a section that was deployed after this page was opened', async () => {
  const { requests, look, modes } = site(() => Response.json(races));

  expect(await look('/en/races/ascot', signal)).toBe(true);
  expect(requests).toEqual(['/sections.json', '/en/races/ascot']);
  expect(modes).toEqual(['json', 'v2']);
});

it.each([
  ['is not there for this visitor', () => new Response('{}', { status: 404 })],
  ['speaks another version', () => Response.json({ apiVersion: 'v1' })],
  ['is no data', () => new Response('<html>')],
])('[RM-05] a page that %s stays unknown', async (_, page) => {
  expect(await site(() => Response.json(races), page).look('/en/races', signal)).toBe(false);
});

it('[RT-05] a path without a section stays unknown and is requested at most once in ten seconds', async () => {
  const { requests, clock, look } = site(() => Response.json(races));

  expect(await look('/en/nowhere', signal)).toBe(false);
  clock.ms = 9_999;
  expect(await look('/en/nowhere', signal)).toBe(false);
  expect(requests).toHaveLength(1);
  clock.ms = 10_000;
  expect(await look('/en/nowhere', signal)).toBe(false);
  expect(requests).toHaveLength(2);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is no list', () => new Response('<html>')],
  ['has a row without a path', () => Response.json({ races: { routes: [{ id: 900, key: 'races', path: 7 }] }, toto: null })],
  ['is refused', () => new Response('', { status: 502 })],
])('[RT-05] an answer that %s leaves the path unknown', async (_, answer) => {
  expect(await site(answer).look('/en/races', signal)).toBe(false);
});
