import { BetStatus } from '@touchline/betting-contract';
import { OUTCOME as O } from '../markets/outcome.ts';
import { winningSide } from '../score/ending.ts';
import { halvesOf, type Pair } from './game-result.ts';
import { lineStatus } from './line-status.ts';
import { byCount, UNIT, wonIf, type Question, type Settler } from './question.ts';

type Side = 1 | 0 | 2;
const sideOf = ([home, away]: Pair): Side => (home > away ? 1 : home < away ? 2 : 0);

const COVERED: Readonly<Record<number, readonly Side[]>> = {
  [O.HomeWin]: [1],
  [O.Draw]: [0],
  [O.AwayWin]: [2],
  [O.HomeOrDraw]: [1, 0],
  [O.HomeOrAway]: [1, 2],
  [O.DrawOrAway]: [0, 2],
};

export const settleResult: Settler = byCount((count, { outcome }) => wonIf(COVERED[outcome]?.includes(sideOf(count)) ?? false));

/** Two-way win: a draw returns the stake. */
const twoWay = (side: Side, { outcome }: Question): BetStatus =>
  side === 0 ? BetStatus.Return : wonIf((outcome === O.Winner1) === (side === 1));

export const settleDrawNoBet: Settler = byCount((count, question) => twoWay(sideOf(count), question));
/** The side that won the whole game, extra time and shoot-out included. */
export const settleFinalWinner: Settler = (question) => twoWay(winningSide(question.result), question);
/** Sports without a draw decide their games: of the whole game the market means its winner. */
export const settleWinner: Settler = (question) =>
  question.period === 0 && question.measure === 'score' ? settleFinalWinner(question) : settleDrawNoBet(question);

export const settleHandicap: Settler = byCount(([home, away], { outcome, param }) =>
  lineStatus((outcome === O.Handicap1 ? home - away : away - home) * UNIT + param),
);

export const settleEuropeanHandicap: Settler = byCount(([home, away], { outcome, param }) => {
  const side = sideOf([home * UNIT + param, away * UNIT]);
  const picked: Side = outcome === O.EuropeanHandicap1 ? 1 : outcome === O.EuropeanHandicap2 ? 2 : 0;
  return wonIf(side === picked);
});

export const settleMargin: Settler = byCount(([home, away], { outcome, param }) => {
  const lead = (home - away) * UNIT;
  switch (outcome) {
    case O.MarginHome:
      return wonIf(lead === param);
    case O.MarginAway:
      return wonIf(-lead === param);
    case O.MarginHomeOrMore:
      return wonIf(lead >= param);
    case O.MarginAwayOrMore:
      return wonIf(-lead >= param);
    default:
      return wonIf(lead === 0);
  }
});

const HALF_AND_FULL: Readonly<Record<number, readonly [Side, Side]>> = {
  [O.HomeHome]: [1, 1],
  [O.HomeDraw]: [1, 0],
  [O.HomeAway]: [1, 2],
  [O.DrawHome]: [0, 1],
  [O.DrawDraw]: [0, 0],
  [O.DrawAway]: [0, 2],
  [O.AwayHome]: [2, 1],
  [O.AwayDraw]: [2, 0],
  [O.AwayAway]: [2, 2],
};

export const settleHalfTimeFullTime: Settler = ({ outcome, result }) => {
  const halves = halvesOf(result);
  const picked = HALF_AND_FULL[outcome];
  return halves && picked && wonIf(sideOf(halves[0]) === picked[0] && sideOf(result.main) === picked[1]);
};

const COMBINED: Readonly<Record<number, { sides: readonly Side[]; isOver?: boolean; isBoth?: boolean }>> = {
  [O.HomeAndOver]: { sides: [1], isOver: true },
  [O.HomeAndUnder]: { sides: [1], isOver: false },
  [O.DrawAndOver]: { sides: [0], isOver: true },
  [O.DrawAndUnder]: { sides: [0], isOver: false },
  [O.AwayAndOver]: { sides: [2], isOver: true },
  [O.AwayAndUnder]: { sides: [2], isOver: false },
  [O.HomeAndBothScore]: { sides: [1], isBoth: true },
  [O.HomeAndNotBoth]: { sides: [1], isBoth: false },
  [O.DrawAndBothScore]: { sides: [0], isBoth: true },
  [O.DrawAndNotBoth]: { sides: [0], isBoth: false },
  [O.AwayAndBothScore]: { sides: [2], isBoth: true },
  [O.AwayAndNotBoth]: { sides: [2], isBoth: false },
  [O.HomeOrDrawAndOver]: { sides: [1, 0], isOver: true },
  [O.HomeOrDrawAndUnder]: { sides: [1, 0], isOver: false },
  [O.HomeOrAwayAndOver]: { sides: [1, 2], isOver: true },
  [O.HomeOrAwayAndUnder]: { sides: [1, 2], isOver: false },
  [O.DrawOrAwayAndOver]: { sides: [0, 2], isOver: true },
  [O.DrawOrAwayAndUnder]: { sides: [0, 2], isOver: false },
  [O.OverAndBothScore]: { sides: [0, 1, 2], isOver: true, isBoth: true },
  [O.OverAndNotBoth]: { sides: [0, 1, 2], isOver: true, isBoth: false },
  [O.UnderAndBothScore]: { sides: [0, 1, 2], isOver: false, isBoth: true },
  [O.UnderAndNotBoth]: { sides: [0, 1, 2], isOver: false, isBoth: false },
};

/** Several conditions at once: all must hold; if the total equals a whole line and the other conditions hold, the stake is returned. */
export const settleCombined: Settler = byCount(([home, away], { outcome, param }) => {
  const picked = COMBINED[outcome];
  if (picked === undefined) return undefined;
  const { sides, isOver, isBoth } = picked;
  if (!sides.includes(sideOf([home, away]))) return BetStatus.Lose;
  if (isBoth !== undefined && isBoth !== (home > 0 && away > 0)) return BetStatus.Lose;
  if (isOver === undefined) return BetStatus.Win;
  return lineStatus(((home + away) * UNIT - param) * (isOver ? 1 : -1));
});
