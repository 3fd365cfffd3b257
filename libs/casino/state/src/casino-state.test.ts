/** @jest-environment node */
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { casinoModule, filterOfPage, loadCatalogue, selectCatalogue } from './index.ts';

const GAME = {
  id: 1001,
  slug: 'little-saturn',
  title: 'Little Saturn',
  provider: { id: 'northpaw', name: 'Northpaw' },
  kind: 'slots',
  features: ['demo'],
  tag: 'new',
  rtp: 9642,
};
const PAGE = { games: [GAME], total: 1, page: 1, pages: 1, providers: [{ id: 'northpaw', name: 'Northpaw', games: 1 }], features: [] };

function start(reply: () => Response | Promise<Response>) {
  const { send, log } = createFakeServer({ 'GET /bff-api/casino/games': reply });
  const ports = createServerPorts({ send, origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule] });
  const at = (path: string, subcategory?: string) => {
    const url = new URL(path, 'https://shop.test');
    const context = { url, params: { subcategory }, store, ports, signal: new AbortController().signal };
    return { load: () => loadCatalogue(context), seen: () => selectCatalogue(store.getState(), filterOfPage(context)) };
  };
  return { at, log };
}

it('the games of an address are asked for with its filter and are there when the page is drawn', async () => {
  const { at, log } = start(() => answer(PAGE));
  const page = at('/en/casino/slots?provider=northpaw&q=saturn', 'slots');
  expect(page.seen()).toEqual({ status: 'loading' });

  await page.load();

  expect(page.seen()).toEqual({ status: 'ready', catalogue: PAGE });
  expect(String(log[0]?.query)).toBe('kind=slots&provider=northpaw&q=saturn');
});

it('a selection that was left meanwhile does not stand in the place of the one that is wanted', async () => {
  const replies: ((response: Response) => void)[] = [];
  const { at } = start(() => new Promise<Response>((resolve) => replies.push(resolve)));
  const [slots, all] = [at('/en/casino/slots', 'slots'), at('/en/casino')];
  const loads = [slots.load(), all.load()];
  for (let turn = 0; turn < 50 && replies.length < 2; turn += 1) await new Promise(setImmediate);

  replies[1]?.(answer({ ...PAGE, total: 288 }));
  replies[0]?.(answer(PAGE));
  await Promise.all(loads);

  expect(all.seen()).toMatchObject({ status: 'ready', catalogue: { total: 288 } });
  expect(slots.seen()).toEqual({ status: 'loading' });
});

it.each([
  ['a refusal', () => new Response('{}', { status: 503 })],
  ['no catalogue', () => answer({ games: 'many' })],
])('%s leaves the page with a failure that can be tried again', async (_what, reply) => {
  const { at } = start(reply);
  const page = at('/en/casino');

  await expect(page.load()).rejects.toThrow();
  expect(page.seen()).toEqual({ status: 'failed' });
});

it('a game that cannot be shown is left out, and what is not known of a game is not shown', async () => {
  const strange = [{ ...GAME, features: ['demo', 'teleport'], tag: 'hot' }, { ...GAME, slug: '../x' }, null];
  const { at } = start(() => answer({ ...PAGE, games: strange }));
  const page = at('/en/casino');

  await page.load();

  expect(page.seen()).toEqual({ status: 'ready', catalogue: { ...PAGE, games: [{ ...GAME, tag: null }] } });
});
