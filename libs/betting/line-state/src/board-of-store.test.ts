import type { Game } from '@touchline/betting-contract';
import { createFakePorts, startStore } from '@touchline/shared-testing';
import fc from 'fast-check';
import { getPriceBoard } from './board-of-store.ts';
import { pricePort } from './price-port.ts';
import { feedLeft, feedWanted, gameReceived, gamesReceived, KEPT_UNWANTED, lineSlice } from './line.slice.ts';
import { lineModule } from './module.ts';
import type { FeedView } from './rules/feed-view.ts';
import { splitGame, writesOf } from './rules/game-change.ts';
import { deltaBetween, image } from './rules/random-images.test.helper.ts';
import { selectLine } from './selectors.ts';
import { aGame, aGamesAnswer, aLiveGame, aResultMarket } from './testing.ts';

const LIVE: FeedView = { kind: 'games', section: 'live', lang: 'en' };
const GAME: FeedView = { kind: 'game', gameId: 1, lang: 'en' };

function start() {
  const frames: (() => void)[] = [];
  const { name, slices } = lineModule(createFakePorts());
  const store = startStore([{ name, slices }]);
  const board = getPriceBoard(store, { onFrame: (work) => frames.push(work), after: () => undefined, movementShownMs: 0 });
  const frame = () => frames.splice(0).forEach((work) => work());
  const prices = pricePort(store);
  const receive = (fields: Parameters<typeof aGamesAnswer>[0], view = LIVE) =>
    prices.receive(gamesReceived({ view, answer: aGamesAnswer(fields), at: 0 }));
  return { store, board, frame, prices, receive };
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
    const { board, frame, prices, receive } = start();
    receive({ games: [aLiveGame()], servedAt: 10 });
    const page = { revision: 1, isFull: true, servedAt: 12, game: aLiveGame({ markets: [aResultMarket(100)] }), changes: [] };
    page.game.markets[0]!.outcomes[0]!.coef = 1950;
    prices.receive(gameReceived({ view: GAME, answer: page, at: 12 }));
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
    const { board, receive } = start();
    const other: FeedView = { ...LIVE, sport: 1 };
    receive({ games: [aLiveGame()], servedAt: 10 });
    receive({ games: [aLiveGame()], servedAt: 10 }, other);
    receive({ isFull: false, games: [], removed: [1], servedAt: 11 });
    expect(board.get(101)?.coef).toBe(1850);
    receive({ games: [], servedAt: 12 }, other);
    expect(board.get(101)).toBeUndefined();
  });

  it('[ODD-6] [LOAD-3] a delta of one price moves one price, and writes nothing of the other games', () => {
    const { board, frame, receive } = start();
    const write = jest.spyOn(board, 'write');
    receive({ games: [aGame(), aGame({ id: 2 })], servedAt: 10 });
    write.mockClear();
    receive({ isFull: false, games: [], servedAt: 11, revision: 2, changes: [{ id: 1, prices: [[101, 1900, 0]] }] });
    expect(board.waiting()).toBe(1);
    expect(write.mock.calls.flatMap(([prices]) => prices.map(({ id }) => id))).toEqual([101, 102, 103]);
    frame();
    expect(board.get(101)).toMatchObject({ coef: 1900, movement: 'up', previous: 1850 });
    expect(board.get(102)?.movement).toBeNull();
  });

  it('[ODD-6] a random delta leaves the board as the image after it would', () => {
    const answers = (before: readonly Game[], after: readonly Game[]) => {
      const { board, frame, receive } = start();
      receive({ games: [...before], servedAt: 10 });
      receive({ ...deltaBetween(before, after), servedAt: 11 });
      frame();
      return board;
    };
    fc.assert(
      fc.property(image, image, (before, after) => {
        const board = answers(before, after);
        const offered = after.flatMap((game) => writesOf(splitGame(game)));
        expect(offered.map(({ id }) => board.get(id))).toMatchObject(offered.map(({ coef, isBlocked }) => ({ coef, isBlocked })));
        const isOffered = new Set(offered.map(({ id }) => id));
        const gone = before.flatMap((game) => writesOf(splitGame(game)).filter(({ id }) => !isOffered.has(id)));
        expect(gone.filter(({ id }) => board.get(id)?.isBlocked === false)).toEqual([]);
      }),
    );
  });

  it('[BT-02] marks the direction of each change, and removes the mark when its time is over', () => {
    const timers: (() => void)[] = [];
    const store = startStore([lineModule(createFakePorts())]);
    const board = getPriceBoard(store, { onFrame: (work) => work(), after: (_, work) => timers.push(work), movementShownMs: 2_000 });
    const prices = pricePort(store);
    const send = (fields: Parameters<typeof aGamesAnswer>[0]) =>
      prices.receive(gamesReceived({ view: LIVE, answer: aGamesAnswer({ isFull: false, games: [], ...fields }), at: 0 }));
    send({ isFull: true, games: [aGame()], servedAt: 10 });
    expect(board.get(101)?.movement).toBeNull();
    send({ servedAt: 11, changes: [{ id: 1, prices: [[101, 1900, 0]] }] });
    expect(board.get(101)).toMatchObject({ coef: 1900, movement: 'up', previous: 1850 });
    send({ servedAt: 12, changes: [{ id: 1, prices: [[101, 1800, 0]] }] });
    expect(board.get(101)).toMatchObject({ coef: 1800, movement: 'down', previous: 1900 });
    timers.forEach((work) => work());
    expect(board.get(101)).toMatchObject({ coef: 1800, movement: null });
    store.stop();
  });

  it('[ODD-6] a board created later starts with the prices of the state, and so does one whose state came without an answer', () => {
    const { store, board, receive } = start();
    receive({ games: [aGame()], servedAt: 10 });
    receive({ isFull: false, games: [], servedAt: 11, changes: [{ id: 1, prices: [[101, 1900, 0]] }] });
    const later = startStore([{ name: 'line', slices: [lineSlice] }], { line: selectLine(store.getState()) });
    expect(getPriceBoard(later).get(101)?.coef).toBe(1900);

    // The slice of a section that was loaded after the board.
    store.dispatch(
      gamesReceived({ view: { ...LIVE, sport: 1 }, answer: aGamesAnswer({ games: [aGame({ id: 2 })], servedAt: 12 }), at: 0 }),
    );
    expect(board.get(201)).toBeUndefined();
    expect(getPriceBoard(store).get(201)?.coef).toBe(1850);
    later.stop();
  });

  it('[ODD-6] a delta after an answer that the board missed does not hide the missed prices', () => {
    const { store, board, frame, receive } = start();
    receive({ games: [aGame(), aGame({ id: 2 })], servedAt: 10 });
    const missed = aGamesAnswer({ isFull: false, games: [], servedAt: 11, changes: [{ id: 2, prices: [[201, 2000, 0]] }] });
    store.dispatch(gamesReceived({ view: LIVE, answer: missed, at: 0 }));
    receive({ isFull: false, games: [], servedAt: 12, changes: [{ id: 1, prices: [[101, 3100, 0]] }] });
    frame();
    expect([101, 201].map((id) => board.get(id)?.coef)).toEqual([3100, 2000]);
  });

  it('[LOAD-1] keeps a few lists for back navigation and drops the prices of older ones', () => {
    const { store, board, prices, receive } = start();
    for (let sport = 1; sport <= KEPT_UNWANTED + 3; sport++) {
      const view: FeedView = { ...LIVE, sport };
      store.dispatch(feedWanted(view));
      receive({ servedAt: sport, games: [aGame({ id: sport })] }, view);
      store.dispatch(feedLeft(view));
      prices.forget();
    }
    expect(board.get(101)).toBeUndefined();
    expect(board.get(1101)?.coef).toBe(1850);
  });
});
