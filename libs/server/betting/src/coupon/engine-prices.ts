import { BUILDER, type GameResult } from '@touchline/betting-rules';
import { combine, type Engine, identityOf, worthOf } from '@touchline/server-engine';
import { legOf } from './builder-leg.ts';
import type { MatchNow, PriceNow, PriceRef, PriceSource } from './prices.ts';

/** Lowest odds of a banker: nearly certain outcomes must not be in every combination of a system. @spec CP-29 */
const LOWEST_BANKER_COEF = 1050;
const MS = 1000;
const MINUTE = 60;

/** Current state of a match in the engine. */
function matchOf(engine: Pick<Engine, 'game' | 'now'>, gameId: number): MatchNow | undefined {
  const game = engine.game(gameId);
  const { score, clock } = game?.state ?? {};
  if (game === undefined || game.section !== 'live' || game.isFinished || score === undefined) return undefined;
  const passed = clock?.isRunning === true ? (Math.max(0, engine.now() - clock.at) / MS) * (clock.rate ?? 1) : 0;
  const minute = clock?.direction === 'up' ? Math.floor((clock.seconds + passed) / MINUTE) + 1 : null;
  const [home, away] = score.main;
  return { score: [home, away], minute };
}

/** The price of a combination, like that of any other outcome. @spec BT-10 */
function combined(engine: Engine, { marketId, outcomeId, legs = [] }: PriceRef): PriceNow | 'no-outcome' {
  const combination = combine(engine, legs, outcomeId);
  if (combination.status === 'refused') return 'no-outcome';
  const { facts, coef, coefs, chances, isSuspended, priceVersion } = combination;
  return {
    ...facts,
    ...BUILDER,
    ...{ marketId, outcomeId, coef, chances, isSuspended, priceVersion },
    param: null,
    outcomeName: null,
    isDepend: false,
    isBannedExpress: combination.legs.some((leg) => leg.isBannedExpress),
    isDisabledBanker: coef < LOWEST_BANKER_COEF,
    builder: { legs: combination.legs.map(legOf), coefs },
  };
}

/** The engine as a source of prices and results for coupons. */
export function enginePrices(engine: Engine): PriceSource<GameResult> {
  return {
    quote: (ref) => {
      if (ref.legs !== undefined) return combined(engine, ref);
      const quote = engine.priceOf(ref);
      return typeof quote === 'string' ? quote : { ...quote, isDisabledBanker: quote.coef < LOWEST_BANKER_COEF };
    },
    game: (gameId, aroundMs) => {
      const fixture = engine.fixture(gameId, aroundMs);
      return fixture && identityOf(fixture, gameId);
    },
    match: (gameId) => matchOf(engine, gameId),
    worth: (booked) => {
      const worth = worthOf(engine, booked);
      return worth && { ...worth.facts, coef: worth.coef, chances: worth.chances };
    },
    result: (gameId, aroundMs) => engine.result(gameId, aroundMs),
    firstLead: (gameId, side, by, aroundMs) => engine.firstLead(gameId, side, by, aroundMs),
    imports: { revision: () => engine.imported.version, has: (gameId) => engine.imported.find(gameId) !== undefined },
    onSettled: (listener) => engine.onSettled(listener),
  };
}
