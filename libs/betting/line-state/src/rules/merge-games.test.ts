import fc from 'fast-check';
import { aGame, aGamesAnswer, aLiveGame, aResultMarket } from '../testing.ts';
import { EMPTY_LIST, mergeGames } from './merge-games.ts';
import { deltaBetween, image } from './random-images.test.helper.ts';

describe('mergeGames', () => {
  it('[BT-01] a delta applied to an image gives the same as a new image', () => {
    fc.assert(
      fc.property(image, image, (before, after) => {
        // As in the feed, the start of a game in both images does not change.
        const first = mergeGames(EMPTY_LIST, aGamesAnswer({ games: before }));
        const patched = mergeGames(first, deltaBetween(before, after));
        const fresh = mergeGames(EMPTY_LIST, aGamesAnswer({ games: after }));
        expect(patched).toEqual(fresh);
      }),
    );
  });

  it('[BT-01] lists games by start, then by id', () => {
    const list = mergeGames(
      EMPTY_LIST,
      aGamesAnswer({ games: [aGame({ id: 9, startAt: 200 }), aGame({ id: 3, startAt: 200 }), aGame({ id: 7, startAt: 100 })] }),
    );
    expect(list.order).toEqual([7, 3, 9]);
  });

  it('[BT-02] drops a finished game that the feed removes', () => {
    const list = mergeGames(EMPTY_LIST, aGamesAnswer({ games: [aLiveGame({ id: 1 }), aLiveGame({ id: 2 })] }));
    const next = mergeGames(list, aGamesAnswer({ isFull: false, games: [], removed: [1] }));
    expect(next.order).toEqual([2]);
    expect(next.books[1]).toBeUndefined();
  });

  it('keeps the identity of the order, and of games with only a price change', () => {
    const list = mergeGames(EMPTY_LIST, aGamesAnswer({ games: [aGame({ id: 1 }), aGame({ id: 2 })] }));
    const next = mergeGames(list, aGamesAnswer({ isFull: false, champs: [], games: [], changes: [{ id: 1, prices: [[101, 1900, 0]] }] }));
    expect(next.order).toBe(list.order);
    expect(next.games[1]).toBe(list.games[1]);
    expect(next.books[2]).toBe(list.books[2]);
    expect(next.books[1]?.[0]?.outcomes[0]?.coef).toBe(1900);
  });

  it('applies prices to markets from the same answer', () => {
    const list = mergeGames(EMPTY_LIST, aGamesAnswer());
    const next = mergeGames(
      list,
      aGamesAnswer({ isFull: false, games: [], changes: [{ id: 1, markets: [aResultMarket(500)], prices: [[501, 2000, 1]] }] }),
    );
    expect(next.books[1]?.[0]?.outcomes[0]).toEqual({ id: 501, typeId: 1, coef: 2000, isBlocked: true });
  });

  it('ignores a change of an unknown game', () => {
    const list = mergeGames(EMPTY_LIST, aGamesAnswer());
    expect(mergeGames(list, aGamesAnswer({ isFull: false, games: [], changes: [{ id: 77, prices: [[1, 2000, 0]] }] })).order).toEqual([1]);
  });
});
