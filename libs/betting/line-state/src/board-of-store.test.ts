import { createFakePorts, startStore } from '@touchline/shared-testing';
import { getPriceBoard } from './board-of-store.ts';
import { feedLeft, feedWanted, gameReceived, gamesReceived, KEPT_UNWANTED } from './line.slice.ts';
import { lineModule } from './module.ts';
import type { FeedView } from './rules/feed-view.ts';
import { aGame, aGamesAnswer, aLiveGame, aResultMarket } from './testing.ts';

const LIVE: FeedView = { kind: 'games', section: 'live', lang: 'en' };
const GAME: FeedView = { kind: 'game', gameId: 1, lang: 'en' };

function start() {
  const frames: (() => void)[] = [];
  const { name, slices } = lineModule(createFakePorts());
  const store = startStore([{ name, slices }]);
  const board = getPriceBoard(store, { onFrame: (work) => frames.push(work), after: () => undefined, movementShownMs: 0 });
  const frame = () => frames.splice(0).forEach((work) => work());
  const receive = (fields: Parameters<typeof aGamesAnswer>[0]) =>
    store.dispatch(gamesReceived({ view: LIVE, answer: aGamesAnswer(fields), at: 0 }));
  return { store, board, frame, receive };
}

describe('the price board of a store', () => {
  it('is one per store, and has the prices rendered by the server', () => {
    const { store, board } = start();
    expect(getPriceBoard(store)).toBe(board);
    const other = startStore([lineModule(createFakePorts())]);
    expect(getPriceBoard(other)).not.toBe(board);
    other.stop();
    const rendered = startStore([lineModule(createFakePorts())]);
    rendered.dispatch(gamesReceived({ view: LIVE, answer: aGamesAnswer(), at: 0 }));
    expect(getPriceBoard(rendered).get(101)?.coef).toBe(1850);
    rendered.stop();
  });

  it('[ODD-6] list and game page show one price, whichever answer came last', () => {
    const { store, board, frame, receive } = start();
    receive({ games: [aLiveGame()], servedAt: 10 });
    const page = { revision: 1, isFull: true, servedAt: 12, game: aLiveGame({ markets: [aResultMarket(100)] }), changes: [] };
    page.game.markets[0]!.outcomes[0]!.coef = 1950;
    store.dispatch(gameReceived({ view: GAME, answer: page, at: 12 }));
    // An answer for the list that left the server before the one for the page.
    receive({ isFull: false, games: [], servedAt: 11, revision: 2, changes: [{ id: 1, prices: [[101, 1900, 0]] }] });
    frame();
    expect(board.get(101)?.coef).toBe(1950);
  });

  it('[BT-02] a suspended game locks all its prices at once, and unlocks them with the next frame', () => {
    const { board, frame, receive } = start();
    receive({ games: [aLiveGame()], servedAt: 10 });
    const { state } = aLiveGame();
    receive({
      isFull: false,
      games: [],
      servedAt: 11,
      changes: [{ id: 1, state: { ...state, isSuspended: true, suspendReason: 'goal' } }],
    });
    expect([101, 102, 103].map((id) => board.get(id)?.isBlocked)).toEqual([true, true, true]);
    receive({ isFull: false, games: [], servedAt: 12, changes: [{ id: 1, state }] });
    expect(board.get(101)?.isBlocked).toBe(true);
    frame();
    expect(board.get(101)?.isBlocked).toBe(false);
  });

  it('[BT-02] locks prices of a suspended market and of a removed market', () => {
    const { board, receive } = start();
    receive({ games: [aLiveGame({ markets: [aResultMarket(100), aResultMarket(200)] })], servedAt: 10 });
    receive({
      isFull: false,
      games: [],
      servedAt: 11,
      changes: [{ id: 1, markets: [aResultMarket(100, { isSuspended: true })] }],
    });
    expect(board.get(101)?.isBlocked).toBe(true);
    expect(board.get(201)?.isBlocked).toBe(true);
  });

  it('[BT-02] locks prices of a finished game', () => {
    const { board, receive } = start();
    receive({ games: [aGame()], servedAt: 10 });
    receive({ isFull: false, games: [], servedAt: 11, changes: [{ id: 1, state: { statusId: 4, marketsCount: 0 } }] });
    expect(board.get(101)?.isBlocked).toBe(true);
  });

  it('[ODD-6] a game removed from one list keeps its price in another', () => {
    const { store, board, receive } = start();
    const other: FeedView = { ...LIVE, sport: 1 };
    receive({ games: [aLiveGame()], servedAt: 10 });
    store.dispatch(gamesReceived({ view: other, answer: aGamesAnswer({ games: [aLiveGame()], servedAt: 10 }), at: 0 }));
    receive({ isFull: false, games: [], removed: [1], servedAt: 11 });
    expect(board.get(101)?.coef).toBe(1850);
    store.dispatch(gamesReceived({ view: other, answer: aGamesAnswer({ games: [], servedAt: 12 }), at: 0 }));
    expect(board.get(101)).toBeUndefined();
  });

  it('[ODD-6] a board created later, or that missed an answer, shows the prices of the image', () => {
    const { name, slices } = lineModule(createFakePorts());
    const store = startStore([{ name, slices }]);
    let isDeaf = false;
    const deaf = { getState: store.getState, subscribe: (listener: () => void) => store.subscribe(() => isDeaf || listener()) };
    const send = (fields: Parameters<typeof aGamesAnswer>[0]) =>
      store.dispatch(gamesReceived({ view: LIVE, answer: aGamesAnswer(fields), at: 0 }));
    const delta = (servedAt: number, outcomeId: number, coef: number) =>
      send({ isFull: false, games: [], servedAt, changes: [{ id: 1, prices: [[outcomeId, coef, 0]] }] });
    send({ games: [aGame()], servedAt: 10 });
    delta(11, 101, 1900);
    const frames: (() => void)[] = [];
    const board = getPriceBoard(deaf, { onFrame: (work) => frames.push(work), after: () => undefined, movementShownMs: 0 });
    expect(board.get(101)?.coef).toBe(1900);

    isDeaf = true;
    delta(12, 101, 2000);
    isDeaf = false;
    delta(13, 102, 3100);
    frames.forEach((work) => work());

    expect([101, 102].map((id) => board.get(id)?.coef)).toEqual([2000, 3100]);
    store.stop();
  });

  it('[LOAD-1] keeps a few lists for back navigation and drops the prices of older ones', () => {
    const { store, board } = start();
    for (let sport = 1; sport <= KEPT_UNWANTED + 3; sport++) {
      const view: FeedView = { ...LIVE, sport };
      store.dispatch(feedWanted(view));
      store.dispatch(gamesReceived({ view, answer: aGamesAnswer({ servedAt: sport, games: [aGame({ id: sport })] }), at: 0 }));
      store.dispatch(feedLeft(view));
    }
    expect(board.get(101)).toBeUndefined();
    expect(board.get(1101)?.coef).toBe(1850);
  });
});
