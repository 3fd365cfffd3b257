import { OUTCOME, type OutcomeTypeId } from './outcome.ts';

/** Layout of a market: 2 or 3 prices in a row, lines below each other, a grid of scores, yes and no, or a free list. */
export type MarketShape = 'row2' | 'row3' | 'ladder' | 'handicap-ladder' | 'score-grid' | 'yes-no' | 'list';

/** Tab of the game page. */
export type MarketGroup = 'main' | 'totals' | 'handicaps' | 'goals' | 'periods' | 'corners' | 'cards' | 'players' | 'specials';

/** Meaning of `param`: none, a line in thousandths (on the market), or a count, range or score (on each outcome). */
export type ParamMeaning = 'none' | 'line' | 'count' | 'range' | 'score';

export interface MarketKind {
  code: number;
  key: string;
  group: MarketGroup;
  shape: MarketShape;
  param: ParamMeaning;
  outcomes: readonly OutcomeTypeId[];
}

const O = OUTCOME;
const YES_NO = [O.Yes, O.No] as const;
const OVER_UNDER = [O.Over, O.Under] as const;
const COUNTS = [O.ExactCount, O.CountOrMore] as const;
const NEXT = [O.ScoreHome, O.ScoreNone, O.ScoreAway] as const;

type Row = readonly [number, string, MarketGroup, MarketShape, ParamMeaning, readonly OutcomeTypeId[]];

/** A kind is a question; combined with a measure and a period it becomes a market type. Codes are part of saved ids and stay below 100. */
const ROWS = [
  [1, 'result', 'main', 'row3', 'none', [O.HomeWin, O.Draw, O.AwayWin]],
  [2, 'winner', 'main', 'row2', 'none', [O.Winner1, O.Winner2]],
  [3, 'double-chance', 'main', 'row3', 'none', [O.HomeOrDraw, O.HomeOrAway, O.DrawOrAway]],
  [4, 'total', 'totals', 'ladder', 'line', OVER_UNDER],
  [5, 'handicap', 'handicaps', 'handicap-ladder', 'line', [O.Handicap1, O.Handicap2]],
  [6, 'european-handicap', 'handicaps', 'row3', 'line', [O.EuropeanHandicap1, O.EuropeanHandicapX, O.EuropeanHandicap2]],
  [7, 'total-1', 'totals', 'ladder', 'line', OVER_UNDER],
  [8, 'total-2', 'totals', 'ladder', 'line', OVER_UNDER],
  [9, 'exact-score', 'goals', 'score-grid', 'score', [O.ExactScore, O.OtherScore]],
  [10, 'both-score', 'goals', 'yes-no', 'none', YES_NO],
  [11, 'odd-even', 'totals', 'row2', 'none', [O.Odd, O.Even]],
  [12, 'exact-count', 'goals', 'list', 'count', COUNTS],
  [13, 'winning-margin', 'main', 'list', 'count', [O.MarginHome, O.MarginHomeOrMore, O.Draw, O.MarginAway, O.MarginAwayOrMore]],
  [
    14,
    'half-time-full-time',
    'periods',
    'list',
    'none',
    [O.HomeHome, O.HomeDraw, O.HomeAway, O.DrawHome, O.DrawDraw, O.DrawAway, O.AwayHome, O.AwayDraw, O.AwayAway],
  ],
  [15, 'next-score', 'goals', 'row3', 'count', NEXT],
  [16, 'first-score', 'goals', 'row3', 'none', NEXT],
  [17, 'last-score', 'goals', 'row3', 'none', NEXT],
  [18, 'team-1-scores', 'goals', 'yes-no', 'none', YES_NO],
  [19, 'team-2-scores', 'goals', 'yes-no', 'none', YES_NO],
  [20, 'clean-sheet-1', 'goals', 'yes-no', 'none', YES_NO],
  [21, 'clean-sheet-2', 'goals', 'yes-no', 'none', YES_NO],
  [22, 'win-to-nil-1', 'goals', 'yes-no', 'none', YES_NO],
  [23, 'win-to-nil-2', 'goals', 'yes-no', 'none', YES_NO],
  [24, 'win-both-halves-1', 'periods', 'yes-no', 'none', YES_NO],
  [25, 'win-both-halves-2', 'periods', 'yes-no', 'none', YES_NO],
  [26, 'win-either-half-1', 'periods', 'yes-no', 'none', YES_NO],
  [27, 'win-either-half-2', 'periods', 'yes-no', 'none', YES_NO],
  [28, 'score-both-halves-1', 'periods', 'yes-no', 'none', YES_NO],
  [29, 'score-both-halves-2', 'periods', 'yes-no', 'none', YES_NO],
  [30, 'highest-scoring-half', 'periods', 'row3', 'none', [O.FirstHalfHigher, O.HalvesEqual, O.SecondHalfHigher]],
  [31, 'goal-both-halves', 'periods', 'yes-no', 'none', YES_NO],
  [
    32,
    'result-and-total',
    'main',
    'list',
    'line',
    [O.HomeAndOver, O.HomeAndUnder, O.DrawAndOver, O.DrawAndUnder, O.AwayAndOver, O.AwayAndUnder],
  ],
  [
    33,
    'result-and-both-score',
    'main',
    'list',
    'none',
    [O.HomeAndBothScore, O.HomeAndNotBoth, O.DrawAndBothScore, O.DrawAndNotBoth, O.AwayAndBothScore, O.AwayAndNotBoth],
  ],
  [
    34,
    'double-chance-and-total',
    'main',
    'list',
    'line',
    [O.HomeOrDrawAndOver, O.HomeOrDrawAndUnder, O.HomeOrAwayAndOver, O.HomeOrAwayAndUnder, O.DrawOrAwayAndOver, O.DrawOrAwayAndUnder],
  ],
  [35, 'total-and-both-score', 'goals', 'list', 'line', [O.OverAndBothScore, O.OverAndNotBoth, O.UnderAndBothScore, O.UnderAndNotBoth]],
  [36, 'draw-either-half', 'periods', 'yes-no', 'none', YES_NO],
  [37, 'own-goal', 'specials', 'yes-no', 'none', YES_NO],
  [38, 'penalty-goal', 'specials', 'yes-no', 'none', YES_NO],
  [39, 'red-card', 'cards', 'yes-no', 'none', YES_NO],
  [40, 'scorer', 'players', 'list', 'none', [O.Player]],
  [41, 'first-scorer', 'players', 'list', 'none', [O.Player]],
  [42, 'last-scorer', 'players', 'list', 'none', [O.Player]],
  [43, 'odd-even-1', 'totals', 'row2', 'none', [O.Odd, O.Even]],
  [44, 'odd-even-2', 'totals', 'row2', 'none', [O.Odd, O.Even]],
  [45, 'exact-count-1', 'goals', 'list', 'count', COUNTS],
  [46, 'exact-count-2', 'goals', 'list', 'count', COUNTS],
  [47, 'count-range', 'goals', 'list', 'range', [O.CountRange]],
  [48, 'race-to', 'specials', 'row3', 'count', NEXT],
  [49, 'tie-break', 'specials', 'yes-no', 'none', YES_NO],
  [50, 'overtime', 'specials', 'yes-no', 'none', YES_NO],
  [51, 'winner-with-overtime', 'main', 'row2', 'none', [O.Winner1, O.Winner2]],
  [52, 'total-with-overtime', 'totals', 'ladder', 'line', OVER_UNDER],
  [53, 'to-qualify', 'main', 'row2', 'none', [O.Winner1, O.Winner2]],
  [54, 'draw-no-bet', 'main', 'row2', 'none', [O.Winner1, O.Winner2]],
  [55, 'asian-total', 'totals', 'ladder', 'line', OVER_UNDER],
  [56, 'asian-handicap', 'handicaps', 'handicap-ladder', 'line', [O.Handicap1, O.Handicap2]],
  [57, 'outright', 'specials', 'list', 'none', [O.Participant]],
  [58, 'comeback-win', 'specials', 'yes-no', 'none', YES_NO],
  [59, 'first-blood', 'specials', 'row2', 'none', [O.Winner1, O.Winner2]],
  [60, 'player-duel', 'players', 'list', 'none', [O.Player]],
  [61, 'builder', 'specials', 'list', 'none', [O.Combination]],
  [62, 'race-winner', 'main', 'list', 'none', [O.Participant]],
  [63, 'place', 'main', 'list', 'none', [O.Participant]],
  [64, 'head-to-head', 'main', 'list', 'none', [O.Participant]],
  [65, 'winner-number', 'main', 'row2', 'none', [O.Odd, O.Even]],
] as const satisfies readonly Row[];

export type MarketKindKey = (typeof ROWS)[number][1];

export const MARKET_KINDS: readonly (MarketKind & { key: MarketKindKey })[] = ROWS.map(([code, key, group, shape, param, outcomes]) => ({
  code,
  key,
  group,
  shape,
  param,
  outcomes,
}));
