import type { Game, GameChange, GamesAnswer, Market, PriceChange } from '@touchline/betting-contract';
import fc from 'fast-check';
import { aGame, aGamesAnswer, aLiveGame, aResultMarket } from '../testing.ts';
import { writesOf } from './game-change.ts';
import { EMPTY_LIST, mergeGames, type GameList } from './merge-games.ts';

const coef = fc.integer({ min: 1001, max: 90_000 });

const outcomes = (marketId: number) =>
  fc.array(fc.record({ coef, isBlocked: fc.boolean() }), { minLength: 1, maxLength: 3 }).map((prices) =>
    prices.map((price, at) => ({
      id: marketId * 10 + at,
      typeId: at + 1,
      coef: price.coef,
      ...(price.isBlocked ? { isBlocked: true } : {}),
    })),
  );

const market = (id: number): fc.Arbitrary<Market> => outcomes(id).map((list) => ({ id, typeId: 1, outcomes: list }));

const game = (id: number): fc.Arbitrary<Game> =>
  fc
    .tuple(fc.subarray([id * 10 + 1, id * 10 + 2, id * 10 + 3]), fc.integer({ min: 0, max: 9 }), fc.boolean())
    .chain(([marketIds, goals, isSuspended]) =>
      fc.tuple(...marketIds.map(market)).map((markets) =>
        aGame({
          id,
          startAt: 1_700_000_000 + (id % 3) * 600,
          state: { statusId: 2, marketsCount: 5, score: { main: [goals, 0], periods: [] }, ...(isSuspended && { isSuspended }) },
          markets,
        }),
      ),
    );

const image = fc.subarray([1, 2, 3, 4, 5, 6]).chain((ids) => fc.tuple(...ids.map(game)));

/** The delta that a server would send to a client with `before`, computed here by comparing games one by one. */
function deltaBetween(before: readonly Game[], after: readonly Game[]): GamesAnswer {
  const had = new Map(before.map((one) => [one.id, one]));
  const has = new Set(after.map((one) => one.id));
  const changes = after.flatMap((one): GameChange[] => {
    const old = had.get(one.id);
    if (old === undefined) return [];
    const isSameSet = JSON.stringify(shapeOf(old)) === JSON.stringify(shapeOf(one));
    return [{ id: one.id, state: one.state, ...(isSameSet ? { prices: pricesOf(one) } : { markets: one.markets }) }];
  });
  return aGamesAnswer({
    isFull: false,
    champs: [],
    games: after.filter((one) => !had.has(one.id)),
    changes,
    removed: before.filter((one) => !has.has(one.id)).map((one) => one.id),
  });
}

const shapeOf = (one: Game) => one.markets.map((each) => [each.id, each.outcomes.map((outcome) => outcome.id)]);
const pricesOf = (one: Game): PriceChange[] =>
  one.markets.flatMap((each) => each.outcomes.map((outcome): PriceChange => [outcome.id, outcome.coef, outcome.isBlocked ? 1 : 0]));

describe('mergeGames', () => {
  it('[BT-01] a delta applied to an image gives the same as a new image', () => {
    fc.assert(
      fc.property(image, image, (before, after) => {
        // As in the feed, the start of a game in both images does not change.
        const first = mergeGames(EMPTY_LIST, aGamesAnswer({ games: before }));
        const patched = mergeGames(first, deltaBetween(before, after));
        const fresh = mergeGames(EMPTY_LIST, aGamesAnswer({ games: after }));
        expect({ ...patched, moves: null }).toEqual(fresh);
      }),
    );
  });

  it('[ODD-6] the moves of a delta update the prices of the old image to those of the new one', () => {
    const pricesIn = (list: GameList) =>
      Object.values(list.games).flatMap((info) => writesOf({ info, markets: list.books[info.id] ?? [] }));
    fc.assert(
      fc.property(image, image, (before, after) => {
        const first = mergeGames(EMPTY_LIST, aGamesAnswer({ games: before }));
        const { moves } = mergeGames(first, deltaBetween(before, after));
        const fresh = pricesIn(mergeGames(EMPTY_LIST, aGamesAnswer({ games: after })));

        const shown = new Map([...pricesIn(first), ...(moves?.writes ?? [])].map((price) => [price.id, price]));

        expect(fresh.map(({ id }) => shown.get(id))).toEqual(fresh);
        const offered = new Set(fresh.map(({ id }) => id));
        expect(moves?.gone.filter((id) => offered.has(id))).toEqual([]);
      }),
    );
  });

  it('[LOAD-3] a delta of one price changes one price', () => {
    const list = mergeGames(EMPTY_LIST, aGamesAnswer({ games: [aGame({ id: 1 }), aGame({ id: 2 })] }));
    const next = mergeGames(list, aGamesAnswer({ isFull: false, champs: [], games: [], changes: [{ id: 1, prices: [[101, 1900, 0]] }] }));
    expect(next.moves?.writes).toEqual([{ id: 101, coef: 1900, isBlocked: false }]);
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
