import { marketTypeOf, OUTCOME as O } from '@touchline/betting-rules';
import type { PricedMarket, PricedOutcome } from '../../pricing/draft.ts';

/** An outcome that a simple strategy backs. */
export interface Pick {
  name: string;
  market: PricedMarket;
  outcome: PricedOutcome;
}

/** Outcomes that gain when a team scores. */
const OF_TEAM: Readonly<Record<1 | 2, ReadonlySet<number>>> = {
  1: new Set([O.HomeWin, O.Winner1, O.Handicap1, O.EuropeanHandicap1, O.ScoreHome]),
  2: new Set([O.AwayWin, O.Winner2, O.Handicap2, O.EuropeanHandicap2, O.ScoreAway]),
};
const FEW = 3;

const distance = ({ outcomes }: PricedMarket): number => Math.abs((outcomes[0]?.coef ?? 0) - (outcomes[1]?.coef ?? 0));
const byPrice = (market: PricedMarket): PricedOutcome[] => [...market.outcomes].sort((a, b) => a.coef - b.coef);

function ofLadder(markets: readonly PricedMarket[], gained: 1 | 2 | undefined): Pick[] {
  const sorted = [...markets].sort((a, b) => (a.param ?? 0) - (b.param ?? 0));
  const even = sorted.reduce((best, market) => (distance(market) < distance(best) ? market : best));
  const both = (name: string, market: PricedMarket): Pick[] =>
    market.outcomes.map((outcome, at) => ({ name: `${name}, ${at === 0 ? 'first' : 'second'}`, market, outcome }));
  const own = gained === undefined ? undefined : even.outcomes.find(({ typeId }) => OF_TEAM[gained].has(typeId));
  return [
    ...both('even line', even),
    ...(sorted.length > 1
      ? [...both('lowest line', sorted[0] as PricedMarket), ...both('highest line', sorted.at(-1) as PricedMarket)]
      : []),
    ...(own === undefined ? [] : [{ name: 'the side that scored', market: even, outcome: own }]),
  ];
}

function ofMarket(market: PricedMarket, gained: 1 | 2 | undefined): Pick[] {
  const sorted = byPrice(market);
  const { outcomes } = market;
  const own = gained === undefined ? undefined : outcomes.find(({ typeId }) => OF_TEAM[gained].has(typeId));
  return [
    { name: 'favourite', market, outcome: sorted[0] as PricedOutcome },
    { name: 'outsider', market, outcome: sorted.at(-1) as PricedOutcome },
    ...(outcomes.length <= FEW ? outcomes.map((outcome) => ({ name: `outcome ${outcome.typeId}`, market, outcome })) : []),
    ...(outcomes.length > FEW ? [{ name: 'middle', market, outcome: sorted[sorted.length >> 1] as PricedOutcome }] : []),
    ...(own === undefined ? [] : [{ name: 'the side that scored', market, outcome: own }]),
  ];
}

/** What simple strategies back among the markets on offer, by market type. */
export function picksOf(markets: readonly PricedMarket[], gained: 1 | 2 | undefined): Map<number, Pick[]> {
  const byType = new Map<number, PricedMarket[]>();
  for (const market of markets) {
    const known = byType.get(market.typeId);
    if (known === undefined) byType.set(market.typeId, [market]);
    else known.push(market);
  }
  const picks = new Map<number, Pick[]>();
  for (const [typeId, list] of byType) {
    const type = marketTypeOf(typeId);
    const isLadder = type?.param === 'line' && list.every(({ outcomes }) => outcomes.length === 2);
    picks.set(typeId, isLadder ? ofLadder(list, gained) : ofMarket(list[0] as PricedMarket, gained));
  }
  return picks;
}
