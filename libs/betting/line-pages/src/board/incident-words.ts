import { sportById, type SportRules } from '@touchline/betting-rules';
import type { Names } from '@touchline/betting-names';
import type { Incident } from '@touchline/betting-contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

const kinds = defineMessages({
  goal: { id: 'betting.incident.goal', defaultMessage: 'Goal' },
  'own-goal': { id: 'betting.incident.ownGoal', defaultMessage: 'Own goal' },
  penalty: { id: 'betting.incident.penalty', defaultMessage: 'Penalty' },
  yellow: { id: 'betting.incident.yellow', defaultMessage: 'Yellow card' },
  red: { id: 'betting.incident.red', defaultMessage: 'Red card' },
  corner: { id: 'betting.incident.corner', defaultMessage: 'Corner' },
  period: { id: 'betting.incident.period', defaultMessage: 'Period' },
  point: { id: 'betting.incident.point', defaultMessage: 'Point' },
  'shoot-out-goal': { id: 'betting.incident.shootOutGoal', defaultMessage: 'Shoot-out: scored' },
  'shoot-out-miss': { id: 'betting.incident.shootOutMiss', defaultMessage: 'Shoot-out: missed' },
});

const points = defineMessages({
  runs: { id: 'betting.incident.runs', defaultMessage: 'Runs' },
  round: { id: 'betting.incident.round', defaultMessage: 'Round won' },
  frame: { id: 'betting.incident.frame', defaultMessage: 'Frame won' },
});

/** The sport's own word for a point, if it has one. */
function pointMessage(sport: SportRules | undefined): MessageDescriptor {
  if (sport?.family === 'cricket' || sport?.family === 'baseball') return points.runs;
  if (sport?.family === 'esports') return points.round;
  return sport?.periodKind === 'frame' ? points.frame : kinds.point;
}

export interface IncidentWordsDeps {
  intl: Pick<IntlShape, 'formatMessage'>;
  names: Pick<Names, 'period' | 'shootOut'>;
}

/**
 * Texts of incidents in the words of the sport: a run in cricket, a period by its name. Periods are counted, so the list must contain all
 * of them, the earliest first. Empty for a kind that this release does not know.
 */
export function incidentWords(
  { intl, names }: IncidentWordsDeps,
  sportId: number,
  incidents: readonly Incident[],
): (incident: Incident) => string {
  const sport = sportById(sportId);
  const periods = incidents.flatMap(({ id, kind }) => (kind === 'period' ? [id] : []));
  return ({ id, kind }) => {
    if (kind === 'period' && sport !== undefined) return names.period(sport.key, periods.indexOf(id) + 1);
    if (kind === 'shoot-out') return names.shootOut(sport?.key ?? '');
    const message = kind === 'point' ? pointMessage(sport) : (kinds[kind] as MessageDescriptor | undefined);
    return message === undefined ? '' : intl.formatMessage(message);
  };
}
