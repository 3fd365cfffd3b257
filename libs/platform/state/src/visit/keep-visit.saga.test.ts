import { sessionSlice } from '@touchline/identity-state';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { MediaItem } from '@touchline/platform-contract';
import { viewSlice } from '@touchline/shared-state';
import { createFakePorts, startStore } from '@touchline/shared-testing';
import { mediaReceived, mediaSlice, selectMedia } from '../media/media.slice.ts';
import { pageChanged, pageSlice } from '../page/page.slice.ts';
import { visitModule } from './keep-visit.saga.ts';

const picture = (id: string): MediaItem => ({ id, image: `/media/${id}.svg`, alt: '', url: null });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function visit() {
  const listMedia = jest.fn(async () => [picture('2')]);
  const ports = createFakePorts();
  const store = startStore([
    { name: 'state', slices: [sessionSlice, configSlice, viewSlice, pageSlice, mediaSlice] },
    visitModule({
      ports,
      api: { listMedia, secureData: () => new Promise(() => undefined) },
      writeCookie: () => undefined,
      isSecure: true,
    }),
  ]);
  const { polling } = aSiteConfig();
  store.dispatch(configReceived(aSiteConfig({ mediaRoutes: ['promo'], polling: { ...polling, media: 600_000 } })));
  const go = (path: string) => void store.dispatch(pageChanged({ path, status: 'ready' }));
  return { store, listMedia, ports, go, shown: () => selectMedia(store.getState(), 'promo').map(({ id }) => id) };
}

it('[GD-10] the media of the page that is shown are fetched anew every 600000 ms, and no longer once it is left', async () => {
  const { store, listMedia, go, shown } = visit();
  // What the guard brings before the page is there.
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

it('[GD-10] a refresh that fails keeps what is there, is told, and is tried again', async () => {
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
