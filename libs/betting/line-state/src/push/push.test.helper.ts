import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import {
  answer,
  createBrowserOfTabs,
  createFakePorts,
  createFakeServer,
  startStore,
  type FakePorts,
  type FakeServer,
} from '@touchline/shared-testing';
import { type ModularStore, viewSlice } from '@touchline/shared-state';
import { fork, getContext } from 'typed-redux-saga';
import { getPriceBoard } from '../board-of-store.ts';
import { pricePort } from '../price-port.ts';
import { keepFeedsFresh } from '../effects/keep-feeds-fresh.saga.ts';
import { lineSlice } from '../line.slice.ts';
import type { Price } from '../price-board.ts';
import type { FeedView } from '../rules/feed-view.ts';
import { selectFeed, selectList } from '../selectors.ts';
import { aGame, aGamesAnswer, aResultMarket } from '../testing.ts';
import { streamPrices } from './stream-prices.saga.ts';
import type { OpenStream } from './open-stream.ts';
import { readPriceEvent } from './read-price-event.ts';

export const LIVE: FeedView = { kind: 'games', section: 'live', lang: 'en' };
export const LINE: FeedView = { kind: 'games', section: 'line', lang: 'en' };
export const LIVE_KEY = 'live/games?lang=en';
export const LINE_KEY = 'line/games?lang=en';

/** A stream opened by a tab. */
export interface Stream {
  /** Polls of its feeds. */
  feeds: string[];
  /** Whether it has the player's events. */
  isOfPlayer: boolean;
  atMs: number;
  isOpen: boolean;
  emit: (event: unknown) => void;
}

/** An answer with revision `revision`; `coef` is the price of outcome 101. */
export const imageAt = (revision: number, coef = 1850, source = 'one') => ({
  ...aGamesAnswer({ revision, games: [aGame({ markets: [{ ...aResultMarket(100), outcomes: [{ id: 101, typeId: 1, coef }] }] })] }),
  source,
});
export const deltaAt = (revision: number, coef: number, source = 'one') => ({
  ...aGamesAnswer({ revision, isFull: false, champs: [], games: [], changes: [{ id: 1, prices: [[101, coef, 0]] }] }),
  source,
});

export interface PushedTab {
  server: FakeServer;
  ports: FakePorts;
  store: ReturnType<typeof startStore>;
  feed: (view?: FeedView) => ReturnType<typeof selectFeed>;
  coef: (view?: FeedView) => number | undefined;
  /** Price of outcome 101 on the price board. */
  shown: () => Price | undefined;
  /** Number of polls of a list so far. */
  polls: (section?: string) => number;
  close: () => void;
}

/** One browser with any number of tabs, and the streams that they open. */
export function aBrowser({ chance = 0.5, isPricePush = true }: { chance?: number; isPricePush?: boolean } = {}) {
  const browser = createBrowserOfTabs();
  const streams: Stream[] = [];
  const open: OpenStream = (url, emit) => {
    const stream: Stream = {
      feeds: new URL(url).searchParams.getAll('feed'),
      isOfPlayer: new URL(url).searchParams.get('player') === '1',
      atMs: Date.now(),
      isOpen: true,
      emit: (value) => {
        const { kind, data } = value as { kind?: unknown; data?: unknown };
        const event = kind === 'player' ? ({ kind, data } as const) : readPriceEvent(value);
        if (event !== null) emit(event);
      },
    };
    streams.push(stream);
    return () => (stream.isOpen = false);
  };
  let revision = 1;
  let names = 0;
  const openTab = (): PushedTab => {
    const server = createFakeServer();
    for (const section of ['line', 'live'])
      server.on(`GET /bff-api/feed/${section}/games`, ({ query }) =>
        query.get('since') === String(revision) ? new Response(null, { status: 304 }) : answer(imageAt(revision)),
      );
    const { tabs, close } = browser.openTab();
    const ports = createFakePorts({ send: server.send, tabs, uuid: () => `tab-${(names += 1)}` });
    const store = startStore([
      {
        name: 'pushed',
        slices: [lineSlice, configSlice, viewSlice],
        saga: function* () {
          const prices = pricePort(yield* getContext<ModularStore>('store'));
          yield* fork(keepFeedsFresh, { ...ports, prices, chance: () => chance });
          yield* fork(streamPrices, { ports: { ...ports, prices }, chance: () => chance, open });
        },
      },
    ]);
    const board = getPriceBoard(store, { onFrame: (work) => work(), after: (ms, work) => setTimeout(work, ms), movementShownMs: 2_000 });
    store.dispatch(configReceived(aSiteConfig({ isPricePush, polling: { ...aSiteConfig().polling, live: 5_000 } })));
    return {
      server,
      ports,
      store,
      feed: (view = LIVE) => selectFeed(store.getState(), view),
      coef: (view = LIVE) => selectList(store.getState(), view)?.books[1]?.[0]?.outcomes[0]?.coef,
      shown: () => board.get(101),
      polls: (section = 'live') => server.count(`GET /bff-api/feed/${section}/games`),
      close: () => {
        close();
        store.stop();
      },
    };
  };
  return {
    openTab,
    streams,
    /** The currently open stream. */
    stream: (): Stream => {
      const all = streams.filter(({ isOpen }) => isOpen);
      expect(all).toHaveLength(1);
      return all[0] as Stream;
    },
    moveTo: (next: number) => (revision = next),
  };
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
