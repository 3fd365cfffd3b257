import { BetStatus } from '@touchline/betting-contract';
import { OUTCOME as O } from '../markets/outcome.ts';
import { hasExtraParts } from '../score/ending.ts';
import type { ResultIncident } from './game-result.ts';
import { byCount, incidentsFor, UNIT, wonIf, yesNo, type Question, type Settler } from './question.ts';

const TEAM_OF: Readonly<Record<number, 0 | 1 | 2>> = { [O.ScoreHome]: 1, [O.ScoreNone]: 0, [O.ScoreAway]: 2 };
const picks = ({ outcome }: Question, team: 0 | 1 | 2) => wonIf(TEAM_OF[outcome] === team);

/** Settles by the team of one incident in the order of the game. If only one team scored, or none, the count is enough. */
const byNth = (nth: (question: Question, total: number) => number): Settler =>
  byCount(([home, away], question) => {
    const at = nth(question, home + away);
    if (at >= home + away || at < 0) return picks(question, 0);
    if (away === 0) return picks(question, 1);
    if (home === 0) return picks(question, 2);
    const team = incidentsFor(question)?.[at]?.team;
    return team && picks(question, team);
  });

export const settleFirstScore = byNth(() => 0);
export const settleLastScore = byNth((_, total) => total - 1);
/** `param` is the number of the goal, times 1000. */
export const settleNextScore = byNth(({ param }) => param / UNIT - 1);

/** First team to reach `param` / 1000. */
export const settleRaceTo: Settler = byCount(([home, away], question) => {
  const target = question.param / UNIT;
  if (home < target && away < target) return picks(question, 0);
  if (away < target) return picks(question, 1);
  if (home < target) return picks(question, 2);
  const scored = [0, 0, 0];
  const reached = incidentsFor(question)?.find(({ team }) => (scored[team] = (scored[team] ?? 0) + 1) >= target);
  return reached && picks(question, reached.team);
});

/** The side that scores the first unit of a map. */
export const settleFirstBlood: Settler = (question) => {
  const first = incidentsFor(question)?.[0];
  return first && wonIf(first.team === (question.outcome === O.Winner1 ? 1 : 2));
};

const scored = ({ result, period }: Question): readonly ResultIncident[] | undefined => incidentsFor({ result, measure: 'score', period });

/** A named scorer; own goals do not count. */
const byScorer =
  (among: (goals: readonly ResultIncident[]) => readonly (ResultIncident | undefined)[]): Settler =>
  (question) => {
    if (question.name === undefined) return undefined;
    const goals = scored(question)?.filter(({ kind }) => kind !== 'own-goal');
    return goals && wonIf(among(goals).some((goal) => goal?.player === question.name));
  };
export const settleScorer = byScorer((goals) => goals);
export const settleFirstScorer = byScorer((goals) => goals.slice(0, 1));
export const settleLastScorer = byScorer((goals) => goals.slice(-1));

/** Of two players the one with more goals wins; a tie returns the stake. Own goals do not count. @spec BT-09 */
export const settlePlayerDuel: Settler = (question) => {
  const { name, duel } = question;
  const goals = scored(question)?.filter(({ kind }) => kind !== 'own-goal');
  if (goals === undefined || name === undefined || duel?.includes(name) !== true) return undefined;
  const count = (player: string) => goals.filter((goal) => goal.player === player).length;
  const [own, other] = [count(name), count(duel[0] === name ? duel[1] : duel[0])];
  return own === other ? BetStatus.Return : wonIf(own > other);
};

export const settleOwnGoal: Settler = (question) =>
  yesNo(
    question,
    scored(question)?.some(({ kind }) => kind === 'own-goal'),
  );
export const settlePenaltyGoal: Settler = (question) =>
  yesNo(
    question,
    scored(question)?.some(({ kind }) => kind === 'penalty'),
  );

export const settleRedCard: Settler = (question) => {
  const { red, incidents } = question.result;
  return yesNo(question, red ? red[0] + red[1] > 0 : incidents?.some(({ kind }) => kind === 'red'));
};

/** The winner was behind at some point of the game. */
export const settleComeback: Settler = (question) => {
  const [home, away] = question.result.main;
  if (home === away) return yesNo(question, false);
  const winner = home > away ? 1 : 2;
  let lead = 0;
  return yesNo(
    question,
    scored(question)?.some(({ team }) => (lead += team === winner ? 1 : -1) < 0),
  );
};

export const settleOvertime: Settler = (question) => yesNo(question, hasExtraParts(question.result));

export const settleOutright: Settler = ({ name, result }) => {
  if (name === undefined || result.winners === undefined) return undefined;
  return result.winners.includes(name) ? BetStatus.Win : BetStatus.Lose;
};
