import { takeSectionRoutes } from '@touchline/shared-routes';
import { aManifest } from '@touchline/shared-routes/testing';
import { lookForRoutes } from './new-routes.ts';

const races = { races: aManifest({ routes: [{ id: 900, key: 'races', path: '/races/:course?' }] }) };
const { signal } = new AbortController();

function site(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const clock = { ms: 0 };
  const look = lookForRoutes({
    origin: 'http://site.test',
    now: () => clock.ms,
    send: async (request) => {
      asked.push(new URL(request.url).pathname);
      return answer();
    },
  });
  return { asked, clock, look };
}

afterEach(() => takeSectionRoutes({}));

it('[RT-05] [PL-02] finds the page of a section that went live after this page was opened', async () => {
  const { asked, look } = site(() => Response.json(races));

  expect(await look('/en/races/ascot', signal)).toBe(true);
  expect(asked).toEqual(['/sections.json']);
});

it('[RT-05] a path that no section has stays unknown, and is asked about once in ten seconds', async () => {
  const { asked, clock, look } = site(() => Response.json(races));

  expect(await look('/en/nowhere', signal)).toBe(false);
  clock.ms = 9_999;
  expect(await look('/en/nowhere', signal)).toBe(false);
  expect(asked).toHaveLength(1);
  clock.ms = 10_000;
  expect(await look('/en/nowhere', signal)).toBe(false);
  expect(asked).toHaveLength(2);
});

it.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is no list', () => new Response('<html>')],
  ['has a row without a path', () => Response.json({ races: { routes: [{ id: 900, key: 'races', path: 7 }] }, toto: null })],
  ['is refused', () => new Response('', { status: 502 })],
])('[RT-05] an answer that %s leaves the path unknown', async (_, answer) => {
  expect(await site(answer).look('/en/races', signal)).toBe(false);
});
