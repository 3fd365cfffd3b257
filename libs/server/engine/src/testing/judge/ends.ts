import type { GameResult, Pair } from '@touchline/betting-rules';
import { SetsOutlook, type SetEnd } from '../../pricing/sets-outlook.ts';
import type { Situation } from '../../pricing/situation.ts';
import type { Rng } from '../../random.ts';
import type { GoalsModel, PointsModel } from '../../types.ts';

/** Counts farther than this from what is expected are as good as impossible. */
const DEVIATIONS = 3.5;
/** Most variance of a count of points on its mean. */
const SPREAD = 7;
const FEWEST = 3;
const LARGEST_HIT = 6;
/** Factor on what both teams are expected to add, and on how it is shared, at most. */
const MOST_TEMPO = 2.5;
/** Shares of ends in which every period is near what is expected, and in which one is not. */
const NEAR = 0.4;
const ONE_FAR = 0.8;
/** Ends of a set that are rarer are not tried. */
const LEAST_CHANCE = 1e-4;

/** Draws an end that a game may still have, as bets are settled on it; far ends about as often as near ones. */
export type DrawEnd = (rng: Rng) => GameResult;

const pick = <T>(all: readonly T[], rng: Rng): T => all[Math.floor(rng() * all.length)] as T;

/** Any count that a team may add. */
function anyCount(mean: number, spread: number, rng: Rng): number {
  const reach = DEVIATIONS * Math.sqrt(mean * spread);
  const from = Math.max(0, Math.floor(mean - reach));
  const to = Math.max(Math.ceil(mean + reach), FEWEST);
  return from + Math.floor(rng() * (to - from + 1));
}

/** A count close to what is expected. */
const nearCount = (mean: number, rng: Rng): number => Math.max(0, Math.floor(mean + rng() * 3 - 1));

/** A level game, decided by a score of either side where overtime is played. */
function decided(main: Pair, periods: readonly Pair[], model: GoalsModel | PointsModel, rng: Rng): GameResult {
  if (main[0] !== main[1] || !model.hasOvertime) return { main, periods };
  const more = model.kind === 'points' ? pick(model.values, rng)[0] : 1;
  const after: Pair = rng() < 0.5 ? [main[0] + more, main[1]] : [main[0], main[1] + more];
  return { main: model.kind === 'points' ? after : main, periods, regularTime: main, afterExtraTime: after };
}

/** The side that bats last stops with the hit that puts it ahead. */
function endChase(innings: Pair[], rng: Rng): void {
  const [target = 0] = innings[0] ?? [];
  const [, runs = 0] = innings.at(-1) ?? [];
  if (runs > target) innings[innings.length - 1] = [0, target + 1 + Math.floor(rng() * LARGEST_HIT)];
}

function endsByTime({ fixture, frame, played }: Situation, model: GoalsModel | PointsModel): DrawEnd {
  const { periods } = fixture.champ.sport;
  const spread = model.kind === 'goals' ? 1 : SPREAD;
  const isCricket = model.kind === 'points' && model.isInnings === 'cricket';
  const left = (period: number): number =>
    Math.max(0, Math.min(1, period - Math.max(played / model.periodSeconds, frame.periodId === 0 ? 0 : frame.periodId - 1)));
  return (rng) => {
    const how = rng();
    const far = how < NEAR ? -1 : how < ONE_FAR ? Math.floor(rng() * periods) : undefined;
    const [pace, edge] = [MOST_TEMPO ** (rng() * 2 - 1), MOST_TEMPO ** (rng() - 0.5)];
    const added = Array.from({ length: periods }, (_, at): Pair => {
      const [one, two] = (frame.score.periods[at] ?? [0, 0]) as Pair;
      const share = Math.max(0.01, left(at + 1)) / periods;
      const isFar = far === undefined || far === at;
      const add = (strength: number): number => {
        if (at + 1 < frame.periodId) return 0;
        return isFar ? anyCount(strength * share, spread, rng) : nearCount(strength * share * pace, rng);
      };
      const [home, away] = [fixture.strengths.home * edge, fixture.strengths.away / edge];
      if (!isCricket) return [one + add(home), two + add(away)];
      return at === 0 ? [one + add(home * periods), 0] : [0, two + add(away * periods)];
    });
    if (isCricket) endChase(added, rng);
    const main = added.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
    return decided(main, added, model, rng);
  };
}

function endsBySets(situation: Situation): DrawEnd {
  const outlook = new SetsOutlook(situation);
  const { setsToWin, target } = outlook.model;
  const { frame } = situation;
  const known = new Map<number, readonly SetEnd[]>();
  const endsIn = (set: number): readonly SetEnd[] => {
    const ends = known.get(set) ?? outlook.ends(set).filter(({ chance }) => chance > LEAST_CHANCE);
    known.set(set, ends);
    return ends;
  };
  return (rng) => {
    const main: [number, number] = [frame.score.main[0], frame.score.main[1]];
    const periods = frame.score.periods.slice(0, main[0] + main[1]).map(([home, away]): Pair => [home, away]);
    while (Math.max(...main) < setsToWin) {
      const ends = endsIn(main[0] + main[1] + 1);
      const side = rng() < 0.5 ? 0 : 1;
      const own = ends.filter(({ score: [home, away] }) => (side === 0 ? home > away : away > home));
      const { score } = pick(own.length > 0 ? own : ends, rng);
      main[score[0] > score[1] ? 0 : 1] += 1;
      periods.push(score);
    }
    return { main, periods: target === 1 ? [] : periods };
  };
}

/** Ends of a game from now on; undefined for fights and races, which have one market. */
export function endsOf(situation: Situation): DrawEnd | undefined {
  const { model } = situation.fixture.champ;
  switch (model.kind) {
    case 'goals':
    case 'points':
      return endsByTime(situation, model);
    case 'sets':
      return endsBySets(situation);
    default:
      return undefined;
  }
}
