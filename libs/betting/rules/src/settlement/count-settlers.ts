import { OUTCOME as O } from '../markets/outcome.ts';
import { playedScore } from '../score/score-parts.ts';
import { countOf, halvesOf, type Pair } from './game-result.ts';
import { lineStatus } from './line-status.ts';
import { byCount, UNIT, wonIf, yesNo, type Question, type Settler } from './question.ts';

type Part = (count: Pair) => number;
const both: Part = ([home, away]) => home + away;
const first: Part = ([home]) => home;
const second: Part = ([, away]) => away;

const overUnder = (value: number, { outcome, param }: Question) => lineStatus((value * UNIT - param) * (outcome === O.Over ? 1 : -1));
const totalOf = (part: Part): Settler => byCount((count, question) => overUnder(part(count), question));
export const settleTotal = totalOf(both);
export const settleTotal1 = totalOf(first);
export const settleTotal2 = totalOf(second);
/** A shoot-out counts as one goal, whatever its score. */
export const settleFinalTotal: Settler = (question) =>
  overUnder(both(playedScore(question.result)) + (question.result.shootOut === undefined ? 0 : 1), question);

const oddEvenOf = (part: Part): Settler => byCount((count, { outcome }) => wonIf((part(count) % 2 === 1) === (outcome === O.Odd)));
export const settleOddEven = oddEvenOf(both);
export const settleOddEven1 = oddEvenOf(first);
export const settleOddEven2 = oddEvenOf(second);

const exactCountOf = (part: Part): Settler =>
  byCount((count, { outcome, param }) => {
    const value = part(count) * UNIT;
    return wonIf(outcome === O.CountOrMore ? value >= param : value === param);
  });
export const settleExactCount = exactCountOf(both);
export const settleExactCount1 = exactCountOf(first);
export const settleExactCount2 = exactCountOf(second);

export const settleCountRange: Settler = byCount((count, { param }) => {
  const value = both(count);
  return wonIf(value >= Math.floor(param / UNIT) && value <= param % UNIT);
});

export const settleExactScore: Settler = byCount(([home, away], { outcome, param }) => {
  if (outcome === O.OtherScore) return wonIf(Math.max(home, away) * UNIT > param);
  return wonIf(home * UNIT + away === param);
});

/** Settles a question about the two halves of the game. */
export const byHalves =
  (test: (half1: Pair, half2: Pair) => boolean): Settler =>
  (question) => {
    const halves = halvesOf(question.result);
    return halves && yesNo(question, test(...halves));
  };

export const settleHighestHalf: Settler = ({ outcome, result }) => {
  const halves = halvesOf(result);
  if (halves === undefined) return undefined;
  const [one, two] = [both(halves[0]), both(halves[1])];
  const higher = one > two ? O.FirstHalfHigher : one < two ? O.SecondHalfHigher : O.HalvesEqual;
  return wonIf(outcome === higher);
};

/** A set that a tie-break decided: 7:6. A match tie-break replaces a set and decides none. */
const isTieBreak = ([home, away]: Pair) => Math.max(home, away) === 7 && Math.min(home, away) === 6;

export const settleTieBreak: Settler = (question) => {
  const { result, period, measure } = question;
  if (period === 0) return yesNo(question, result.periods.some(isTieBreak));
  const set = countOf(result, measure, period);
  return set && yesNo(question, isTieBreak(set));
};
