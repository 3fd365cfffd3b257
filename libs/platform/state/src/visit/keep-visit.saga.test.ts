import { sessionReceived, sessionSlice, signedOut, type SignOutReason } from '@touchline/identity-state';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { MediaItem } from '@touchline/platform-contract';
import { viewChanged, viewSlice } from '@touchline/shared-state';
import { createFakePorts, startStore } from '@touchline/shared-testing';
import { mediaReceived, mediaSlice, selectMedia } from '../media/media.slice.ts';
import { pageChanged, pageSlice } from '../page/page.slice.ts';
import { visitModule } from './keep-visit.saga.ts';

const picture = (id: string): MediaItem => ({ id, image: `/media/${id}.svg`, alt: '', url: null });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function visit({ afterSignOut }: { afterSignOut?: 'home' | 'reload' } = {}) {
  const replaced: string[] = [];
  const reload = jest.fn();
  const cookies: string[] = [];
  const listMedia = jest.fn(async () => [picture('2')]);
  const ports = createFakePorts();
  const store = startStore([
    { name: 'state', slices: [sessionSlice, configSlice, viewSlice, pageSlice, mediaSlice] },
    visitModule({
      ports,
      api: { listMedia, secureData: () => new Promise(() => undefined) },
      writeCookie: (cookie) => void cookies.push(cookie),
      isSecure: true,
      replace: (path) => void replaced.push(path),
      reload,
    }),
  ]);
  const { polling } = aSiteConfig();
  store.dispatch(configReceived(aSiteConfig({ mediaRoutes: ['promo'], afterSignOut, polling: { ...polling, media: 600_000 } })));
  const go = (path: string) => void store.dispatch(pageChanged({ path, status: 'ready' }));
  return {
    store,
    listMedia,
    ports,
    go,
    replaced,
    reload,
    cookies,
    shown: () => selectMedia(store.getState(), 'promo').map(({ id }) => id),
  };
}

it('[GD-10] refreshes the media of the shown page every 600000 ms until it is left', async () => {
  const { store, listMedia, go, shown } = visit();
  // The guard has loaded these before the page is shown.
  store.dispatch(mediaReceived({ route: 'promo', items: [picture('1')], atMs: 0 }));
  go('/en/promo');

  await jest.advanceTimersByTimeAsync(599_999);
  expect([listMedia.mock.calls.length, shown()]).toEqual([0, ['1']]);
  await jest.advanceTimersByTimeAsync(1);
  expect([listMedia.mock.calls.length, shown()]).toEqual([1, ['2']]);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(listMedia.mock.calls.length).toBe(2);

  go('/en/line');
  await jest.advanceTimersByTimeAsync(1_800_000);
  expect(listMedia.mock.calls.length).toBe(2);
  store.stop();
});

it('[GD-10] keeps the media, reports the failure and retries if a refresh fails', async () => {
  const { store, listMedia, ports, go, shown } = visit();
  store.dispatch(mediaReceived({ route: 'promo', items: [picture('1')], atMs: 0 }));
  listMedia.mockRejectedValueOnce(new TypeError('refused'));
  go('/en/promo');

  await jest.advanceTimersByTimeAsync(600_000);
  expect([shown(), ports.reported]).toEqual([['1'], ['media unknown']]);
  await jest.advanceTimersByTimeAsync(600_000);

  expect(shown()).toEqual(['2']);
  store.stop();
});

const GONE = ['ggru=; Max-Age=0; Path=/; SameSite=Lax', 'grant=; Max-Age=0; Path=/; SameSite=Lax'];

it.each<[SignOutReason, string, string[]]>([
  ['requested', '/en/office/account', ['/en']],
  ['elsewhere', '/en/office/history', ['/en']],
  ['expired', '/en/office/history', ['/en/user/login?returnUrl=%2Fen%2Foffice%2Fhistory']],
  ['requested', '/en/live', []],
  ['expired', '/en/live', []],
  ['elsewhere', '/en', []],
])('[ID-14] [GD-17] a session that ended (%s) on %s clears its cookies and leaves private pages', (reason, path, to) => {
  const { store, go, replaced, cookies } = visit();
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
  store.dispatch(viewChanged({ language: 'en' }));
  go(path);
  cookies.length = 0;

  store.dispatch(signedOut({ reason }));

  expect(replaced).toEqual(to);
  expect(cookies).toEqual(GONE);
  store.stop();
});

it.each<['home' | 'reload', SignOutReason, string, string[], number]>([
  ['home', 'requested', '/en/live', ['/en'], 0],
  ['home', 'elsewhere', '/en/line/football', ['/en'], 0],
  ['home', 'requested', '/en', [], 0],
  ['home', 'idle', '/en/live', [], 0],
  ['reload', 'session-limit', '/en/live', [], 0],
  ['home', 'expired', '/en/live', [], 0],
  ['reload', 'requested', '/en/live', [], 1],
  ['reload', 'elsewhere', '/en', [], 1],
  ['reload', 'expired', '/en/live', [], 0],
  ['reload', 'requested', '/en/office/account', ['/en'], 0],
])(
  '[ID-14] configured as %s, a session that ended (%s) on %s leads to %j and reloads %i times',
  (afterSignOut, reason, path, to, times) => {
    const { store, go, replaced, reload } = visit({ afterSignOut });
    store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
    store.dispatch(viewChanged({ language: 'en' }));
    go(path);

    store.dispatch(signedOut({ reason }));

    expect([replaced, reload.mock.calls.length]).toEqual([to, times]);
    store.stop();
  },
);
