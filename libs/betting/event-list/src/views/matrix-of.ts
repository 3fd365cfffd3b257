import type { Market, Outcome } from '@touchline/betting-contract';
import type { Names } from '@touchline/betting-names';
import { OUTCOME, type MarketType, type OutcomeTypeId, sportByKey } from '@touchline/betting-rules';
import type { MarketTable, OutcomeView } from '@touchline/betting-ui';
import type { GameInfo } from '@touchline/betting-line-state';
import { nameContext } from './event-view-of.ts';

type Matrix = Extract<MarketTable, { shape: 'matrix' }>;

export interface MatrixDeps {
  game: GameInfo;
  names: Names;
  /** Names of the sides for heads. */
  sides: readonly [first: string, second: string];
  /** The player prefers `1`, `X` and `2` to team names. @spec OD-06 */
  hasShortNames: boolean;
  /** Name of a draw. */
  draw: string;
  /** View of a price. */
  viewOf: (market: Market, outcome: Outcome) => OutcomeView;
}

const O = OUTCOME;
const RESULT = [O.HomeWin, O.Draw, O.AwayWin] as const;
const OVER_UNDER = [O.Over, O.Under] as const;
const YES_NO = [O.Yes, O.No] as const;

/** A combination of two questions: answers of one as columns, of the other as rows, and what a row has in each column. */
interface Combination {
  columns: readonly OutcomeTypeId[];
  rows: readonly OutcomeTypeId[];
  cells: readonly (readonly OutcomeTypeId[])[];
}

/** By the key of the market's kind. @spec BT-01 */
const COMBINATIONS: Readonly<Record<string, Combination>> = {
  'result-and-total': {
    columns: RESULT,
    rows: OVER_UNDER,
    cells: [
      [O.HomeAndOver, O.DrawAndOver, O.AwayAndOver],
      [O.HomeAndUnder, O.DrawAndUnder, O.AwayAndUnder],
    ],
  },
  'result-and-both-score': {
    columns: RESULT,
    rows: YES_NO,
    cells: [
      [O.HomeAndBothScore, O.DrawAndBothScore, O.AwayAndBothScore],
      [O.HomeAndNotBoth, O.DrawAndNotBoth, O.AwayAndNotBoth],
    ],
  },
  'double-chance-and-total': {
    columns: [O.HomeOrDraw, O.HomeOrAway, O.DrawOrAway],
    rows: OVER_UNDER,
    cells: [
      [O.HomeOrDrawAndOver, O.HomeOrAwayAndOver, O.DrawOrAwayAndOver],
      [O.HomeOrDrawAndUnder, O.HomeOrAwayAndUnder, O.DrawOrAwayAndUnder],
    ],
  },
  'total-and-both-score': {
    columns: YES_NO,
    rows: OVER_UNDER,
    cells: [
      [O.OverAndBothScore, O.OverAndNotBoth],
      [O.UnderAndBothScore, O.UnderAndNotBoth],
    ],
  },
  'half-time-full-time': {
    columns: RESULT,
    rows: RESULT,
    cells: [
      [O.HomeHome, O.HomeDraw, O.HomeAway],
      [O.DrawHome, O.DrawDraw, O.DrawAway],
      [O.AwayHome, O.AwayDraw, O.AwayAway],
    ],
  },
};
const isResult = (typeId: OutcomeTypeId): boolean => RESULT.some((result) => result === typeId);
const HALVES = 'half-time-full-time';
const MARGIN = 'winning-margin';

/** Teams and the draw have their full names unless the player prefers short ones; a double chance is short for everyone. */
function headOf(typeId: OutcomeTypeId, type: MarketType, { game, names, hasShortNames }: MatrixDeps): string {
  const length = isResult(typeId) && !hasShortNames ? 'full' : 'short';
  return names.outcome({ typeId }, { typeId: type.id }, { context: nameContext(game), length });
}

function combinationOf(type: MarketType, combination: Combination, markets: readonly Market[], deps: MatrixDeps): Matrix {
  const { game, names, viewOf } = deps;
  const context = nameContext(game);
  const rows = [...markets]
    .sort((a, b) => (a.param ?? 0) - (b.param ?? 0))
    .flatMap((market) =>
      combination.rows.map((typeId, at) => ({
        name: isResult(typeId)
          ? headOf(typeId, type, deps)
          : names.outcome({ typeId }, { typeId: type.id, ...(market.param !== undefined && { param: market.param }) }, { context }),
        outcomes: (combination.cells[at] ?? []).map((cell) => {
          const outcome = market.outcomes.find((candidate) => candidate.typeId === cell);
          return outcome === undefined ? null : viewOf(market, outcome);
        }),
      })),
    )
    .filter(({ outcomes }) => outcomes.some((outcome) => outcome !== null));
  const heads = combination.columns.map((typeId) => headOf(typeId, type, deps));
  // Both questions have the same answers: the rows are those of the first half.
  return { shape: 'matrix', heads, rows, ...(type.key === HALVES && { corner: names.period(context.sport, 1) }) };
}

/** Winning margins by side: one row for each margin, the draw below all. */
function marginsOf(type: MarketType, markets: readonly Market[], { game, names, sides, draw, viewOf }: MatrixDeps): Matrix {
  const priced = markets.flatMap((market) =>
    market.outcomes.map((outcome) => ({ market, outcome, param: outcome.param ?? market.param ?? 0 })),
  );
  const exact = [O.MarginHome, O.MarginAway] as const;
  const orMore = [O.MarginHomeOrMore, O.MarginAwayOrMore] as const;
  const rowsOf = (pair: readonly [OutcomeTypeId, OutcomeTypeId], nameOf: (param: number) => string) => {
    const own = priced.filter(({ outcome }) => pair.some((typeId) => typeId === outcome.typeId));
    const params = [...new Set(own.map(({ param }) => param))].sort((a, b) => a - b);
    return params.map((param) => ({
      name: nameOf(param),
      outcomes: pair.map((typeId) => {
        const found = own.find((one) => one.outcome.typeId === typeId && one.param === param);
        return found === undefined ? null : viewOf(found.market, found.outcome);
      }),
    }));
  };
  const more = (param: number) =>
    names.outcome({ typeId: O.CountOrMore, param }, { typeId: type.id }, { context: nameContext(game), length: 'short' });
  const draws = priced.filter(({ outcome }) => outcome.typeId === O.Draw);
  return {
    shape: 'matrix',
    heads: [...sides],
    rows: [...rowsOf(exact, (param) => names.line(param)), ...rowsOf(orMore, more)],
    ...(draws.length > 0 && { rest: draws.map(({ market, outcome }) => ({ ...viewOf(market, outcome), name: draw })) }),
  };
}

/** A market with two conditions as rows and columns; undefined for any other market, and for halves in a sport that is not played in halves. */
export function matrixOf(type: MarketType, markets: readonly Market[], deps: MatrixDeps): Matrix | undefined {
  if (type.key === MARGIN) return marginsOf(type, markets, deps);
  if (type.key === HALVES && sportByKey(nameContext(deps.game).sport)?.periodKind !== 'half') return undefined;
  const combination = COMBINATIONS[type.key];
  return combination && combinationOf(type, combination, markets, deps);
}
