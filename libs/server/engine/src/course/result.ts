import type { GameResult, ResultIncident } from '@touchline/betting-rules';
import type { Course, Frame } from './course.ts';

const COUNTED: ReadonlySet<string> = new Set(['goal', 'own-goal', 'penalty', 'point', 'corner', 'yellow', 'red']);

type Pair = readonly [number, number];
const sum = (pairs: readonly Pair[]): Pair => pairs.reduce<Pair>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

/** The frames that bets are settled on: those of extra time and of a shoot-out are not. */
const countedFrames = ({ frames, lastPriced = frames.length - 1 }: Course): readonly Frame[] => frames.slice(0, lastPriced + 1);

/** Incidents in order; undefined if they do not add up to the score (unknown minutes), because they cannot show who scored first then. */
function incidentsOf(course: Course, last: Frame): ResultIncident[] | undefined {
  const incidents = countedFrames(course).flatMap(({ incident }) =>
    incident && incident.team !== 0 && COUNTED.has(incident.kind)
      ? [
          {
            kind: incident.kind as ResultIncident['kind'],
            team: incident.team,
            periodId: incident.periodId,
            ...(incident.player !== undefined && { player: incident.player }),
          },
        ]
      : [],
  );
  const scored = incidents.filter(({ kind }) => kind !== 'corner' && kind !== 'yellow' && kind !== 'red').length;
  const isComplete = scored === last.score.main[0] + last.score.main[1];
  const isUnits = last.score.periods.length > 0 && scored === sum(last.score.periods)[0] + sum(last.score.periods)[1];
  return isComplete || isUnits ? incidents : undefined;
}

/** The result of a finished course, on which bets are settled. */
export function resultOf(course: Course): GameResult {
  const last = course.frames.at(-1) as Frame;
  const { score, cornersByPeriod, cardsByPeriod } = last;
  const { regularTime, afterExtraTime, shootOut } = score;
  // With invented minutes only the final counts are real.
  const isReal = course.hasInventedMinutes !== true;
  const incidents = isReal ? incidentsOf(course, last) : undefined;
  return {
    main: score.main as Pair,
    periods: score.periods as Pair[],
    ...(regularTime && { regularTime: regularTime as Pair }),
    ...(afterExtraTime && { afterExtraTime: afterExtraTime as Pair }),
    ...(shootOut && { shootOut }),
    ...(course.finishers && { finishers: course.finishers }),
    ...(course.isAwarded && { isAwarded: true }),
    ...(cornersByPeriod && { corners: { main: sum(cornersByPeriod), periods: isReal ? cornersByPeriod : [] } }),
    ...(cardsByPeriod && { cards: { main: sum(cardsByPeriod), periods: isReal ? cardsByPeriod : [] } }),
    ...(score.red && { red: score.red as Pair }),
    ...(incidents && { incidents }),
  };
}
