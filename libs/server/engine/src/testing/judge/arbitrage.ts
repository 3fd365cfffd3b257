import { marketTypeOf, type GameResult } from '@touchline/betting-rules';
import type { PricedMarket, PricedOutcome } from '../../pricing/draft.ts';
import type { Situation } from '../../pricing/situation.ts';
import { stream } from '../../random.ts';
import { cheapestCover, type Cover } from './cover.ts';
import { endsOf } from './ends.ts';
import { paidFor } from './settled.ts';

const UNIT = 1000;
/** Ends with which a search begins, and those on which a cover is tried. */
const FIRST_ENDS = 400;
const TRIED_ENDS = 20_000;
/** Ends that a cover fails in and that the next one has to cover. */
const MOST_ADDED = 150;
const MOST_ROUNDS = 40;
/** Rounding of sums. */
const SURE = 0.9999;
const SEARCH_STREAM = 73;

type Bet = readonly [PricedMarket, PricedOutcome];

const paid = ([market, outcome]: Bet, result: GameResult): number | undefined =>
  paidFor(market, outcome, { result, coef: outcome.coef / UNIT });

/** Bets on counts, of any period: what the order of goals decides does not follow from the counts. */
function betsOn(markets: readonly PricedMarket[], results: readonly GameResult[]): Bet[] {
  const counted = markets.filter(({ typeId }) => ['score', 'units'].includes(marketTypeOf(typeId)?.measure ?? ''));
  const bets = counted.flatMap((market) => market.outcomes.map((outcome): Bet => [market, outcome]));
  return bets.filter((bet) => results.every((result) => paid(bet, result) !== undefined));
}

const distinct = (ends: readonly Float64Array[]): Float64Array[] => [...new Map(ends.map((end) => [end.join(), end])).values()];

/**
 * Bets on a game, of the whole and of its periods together, that are paid more than they cost however it ends; undefined if there are none.
 *
 * The cheapest cover of some ends is tried on many others; those in which it fails are added, until it costs too much or fails in none.
 */
export function sureWin(situation: Situation, markets: readonly PricedMarket[]): Cover | undefined {
  const draw = endsOf(situation);
  if (draw === undefined) return undefined;
  const rng = stream(situation.fixture.id, SEARCH_STREAM);
  const results = Array.from({ length: FIRST_ENDS }, () => draw(rng));
  const bets = betsOn(markets, results);
  const endOf = (result: GameResult): Float64Array => Float64Array.from(bets, (bet) => paid(bet, result) ?? 0);
  let ends = distinct(results.map(endOf));
  for (let round = 0; round < MOST_ROUNDS && bets.length > 0; round += 1) {
    const cover = cheapestCover(ends);
    if (cover === undefined || cover.cost >= SURE) return undefined;
    const failed: GameResult[] = [];
    for (let tried = 0; tried < TRIED_ENDS && failed.length < MOST_ADDED; tried += 1) {
      const result = draw(rng);
      let sum = 0;
      for (const [bet, stake] of cover.stakes) sum += stake * (paid(bets[bet] as Bet, result) ?? 0);
      if (sum < SURE) failed.push(result);
    }
    if (failed.length === 0) return cover;
    ends = distinct([...ends, ...failed.map(endOf)]);
  }
  return undefined;
}
