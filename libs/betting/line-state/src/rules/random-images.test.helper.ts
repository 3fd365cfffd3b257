import type { Game, GameChange, GamesAnswer, Market, PriceChange } from '@touchline/betting-contract';
import fc from 'fast-check';
import { aGame, aGamesAnswer } from '../testing.ts';

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

/** Images of a list: some of six games, with some of their markets. */
export const image = fc.subarray([1, 2, 3, 4, 5, 6]).chain((ids) => fc.tuple(...ids.map(game)));

/** The delta that a server would send to a client with `before`, computed here by comparing games one by one. */
export function deltaBetween(before: readonly Game[], after: readonly Game[]): GamesAnswer {
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
