import { OUTCOME as O, type MarketKindKey, type MarketType } from '@touchline/betting-rules';
import { OWN_GOAL, REDS, SCORER_WEIGHTS } from '../course/goals.ts';
import type { Draft, DraftOutcome } from './draft.ts';
import { duelChances } from './duel-chances.ts';
import type { GoalsOutlook } from './goals-outlook.ts';

const UNIT = 1000;
const RACES = [2, 3] as const;

interface MarketInput {
  type: MarketType;
  outlook: GoalsOutlook;
  measure: 'score' | 'corners' | 'cards';
}

const next = (type: MarketType, chances: readonly [home: number, none: number, away: number], param?: number): Draft => ({
  typeId: type.id,
  ...(param !== undefined && { idParam: param }),
  outcomes: [O.ScoreHome, O.ScoreNone, O.ScoreAway].map((typeId, index) => ({
    typeId,
    index,
    chance: chances[index] as number,
    ...(param !== undefined && { param }),
  })),
});

/** Chances that the next score is the first team's, that there is none, and that it is the second team's. */
function nextChances({ outlook, measure, type }: MarketInput): readonly [number, number, number] {
  const [home, away] = outlook.means(measure, type.period);
  const sum = home + away;
  if (sum <= 0) return [0, 1, 0];
  const none = Math.exp(-sum);
  return [((1 - none) * home) / sum, none, ((1 - none) * away) / sum];
}

const isUntouched = ({ outlook, measure, type }: MarketInput): boolean => outlook.now(measure, type.period).every((count) => count === 0);
const untilFirst = (input: MarketInput): Draft[] => (isUntouched(input) ? [next(input.type, nextChances(input))] : []);

function yesNo(type: MarketType, yes: number): Draft[] {
  const outcomes: DraftOutcome[] = [
    { typeId: O.Yes, chance: yes, index: 0 },
    { typeId: O.No, chance: 1 - yes, index: 1 },
  ];
  return [{ typeId: type.id, outcomes }];
}
const atLeastOne = (mean: number): number => 1 - Math.exp(-mean);

/** Chances to reach `target` first: sums over the step at which it happens; each step is a coin toss, their number Poisson. */
export function raceChances(
  [home, away]: readonly [number, number],
  [now1, now2]: readonly [number, number],
  target: number,
): [number, number, number] {
  const [needed1, needed2] = [target - now1, target - now2];
  const sum = home + away;
  const share = sum > 0 ? home / sum : 0.5;
  const won: [number, number] = [0, 0];
  let states = new Map<number, number>([[0, 1]]);
  let term = Math.exp(-sum);
  let atLeast = 1;
  for (let step = 1; step < needed1 + needed2; step++) {
    atLeast -= term;
    term = (term * sum) / step;
    const after = new Map<number, number>();
    for (const [firsts, chance] of states) {
      const ends1 = firsts + 1 === needed1;
      const ends2 = step - firsts === needed2;
      if (ends1) won[0] += chance * share * Math.max(0, atLeast);
      else after.set(firsts + 1, (after.get(firsts + 1) ?? 0) + chance * share);
      if (ends2) won[1] += chance * (1 - share) * Math.max(0, atLeast);
      else after.set(firsts, (after.get(firsts) ?? 0) + chance * (1 - share));
    }
    states = after;
  }
  return [won[0], Math.max(0, 1 - won[0] - won[1]), won[1]];
}

const race = (input: MarketInput): Draft[] => {
  const { outlook, measure, type } = input;
  const now = outlook.now(measure, type.period);
  const targets = measure === 'score' ? RACES : ([3, 5, 7, 9] as const);
  return targets
    .filter((target) => Math.max(...now) < target)
    .map((target) => next(type, raceChances(outlook.means(measure, type.period), now, target), target * UNIT));
};

const sum = ([home, away]: readonly [number, number]): number => home + away;
const hasOwnGoals = ({ situation: { fixture } }: GoalsOutlook): boolean =>
  fixture.champ.model.kind === 'goals' && fixture.champ.model.hasSetPieces;

/** Expected remaining goals that players of each team score for it: own goals have no scorer. */
function scoredMeans(outlook: GoalsOutlook): [number, number] {
  const [home, away] = outlook.openGoals(0);
  const penalties = outlook.penaltyGoals(0);
  const share = hasOwnGoals(outlook) ? 1 - OWN_GOAL : 1;
  return [home * share + penalties, away * share + penalties];
}

/** Chance of each player to score, or to be the first or last scorer. */
const scorers =
  (chanceOf: (teamMean: number, share: number, input: MarketInput) => number) =>
  (input: MarketInput): Draft[] => {
    const { fixture, incidents } = input.outlook.situation;
    const means = scoredMeans(input.outlook);
    const scored = new Set(incidents.flatMap(({ player }) => player ?? []));
    const outcomes = [fixture.home, fixture.away].flatMap((team, side) => {
      const weights = SCORER_WEIGHTS.slice(0, team.players?.length ?? 0);
      const sum = weights.reduce((a, b) => a + b, 0);
      return (team.players ?? []).slice(0, weights.length).flatMap((name, nth) =>
        scored.has(name)
          ? []
          : [
              {
                typeId: O.Player,
                name,
                index: side * SCORER_WEIGHTS.length + nth,
                chance: chanceOf(means[side] as number, (weights[nth] as number) / sum, input),
              },
            ],
      );
    });
    const names = outcomes.map(({ name }) => name);
    return outcomes.length === 0 || new Set(names).size < names.length ? [] : [{ typeId: input.type.id, outcomes }];
  };

const onlyScorer = scorers((teamMean, share, input) => {
  const [home, away] = scoredMeans(input.outlook);
  return home + away > 0 ? (atLeastOne(home + away) * teamMean * share) / (home + away) : 0;
});
const beforeFirstGoal =
  (make: (input: MarketInput) => Draft[]) =>
  (input: MarketInput): Draft[] =>
    isUntouched(input) ? make(input) : [];

/** Goals of the likeliest scorer of each team against those of the other. @spec BT-09 */
const playerDuel = ({ type, outlook }: MarketInput): Draft[] => {
  const { fixture, incidents } = outlook.situation;
  const means = scoredMeans(outlook);
  const [first, second] = [fixture.home, fixture.away].map(({ players = [] }, side) => {
    const weights = SCORER_WEIGHTS.slice(0, players.length);
    const sum = weights.reduce((a, b) => a + b, 0);
    const name = players[0];
    const goals = incidents.filter(({ kind, player }) => kind !== 'own-goal' && player !== undefined && player === name).length;
    return { name, goals, mean: ((means[side] as number) * (weights[0] ?? 0)) / sum };
  });
  if (first?.name === undefined || second?.name === undefined || first.name === second.name) return [];
  const [one, two, tied] = duelChances([first.mean, second.mean], [first.goals, second.goals]);
  const playersDuel = [first.name, second.name] as const;
  return [
    {
      typeId: type.id,
      playersDuel,
      outcomes: [one, two].map((chance, index) => ({
        ...{ typeId: O.Player, name: playersDuel[index] as string, index, chance },
        chances: { won: chance * (1 - tied), returned: tied },
      })),
    },
  ];
};

/** Markets about the order or the kind of goals. */
export const ORDER_DRAFTS: Partial<Record<MarketKindKey, (input: MarketInput) => Draft[]>> = {
  'next-score': (input) => {
    const [home, away] = input.outlook.now(input.measure, input.type.period);
    return [next(input.type, nextChances(input), (home + away + 1) * UNIT)];
  },
  'first-score': untilFirst,
  // Before the first goal each team is as likely to score the last goal as the first; afterwards the market is closed.
  'last-score': untilFirst,
  'race-to': race,
  'own-goal': ({ type, outlook }) =>
    outlook.situation.incidents.some(({ kind }) => kind === 'own-goal')
      ? []
      : yesNo(type, hasOwnGoals(outlook) ? atLeastOne(sum(outlook.openGoals(0)) * OWN_GOAL) : 0),
  'penalty-goal': ({ type, outlook }) =>
    outlook.situation.incidents.some(({ kind }) => kind === 'penalty') ? [] : yesNo(type, atLeastOne(2 * outlook.penaltyGoals(0))),
  'red-card': ({ type, outlook }) =>
    (outlook.situation.frame.score.red ?? [0, 0]).some((count) => count > 0) ? [] : yesNo(type, atLeastOne(2 * REDS * outlook.left(0))),
  scorer: scorers((teamMean, share) => atLeastOne(teamMean * share)),
  'first-scorer': beforeFirstGoal(onlyScorer),
  'last-scorer': beforeFirstGoal(onlyScorer),
  'player-duel': playerDuel,
};
