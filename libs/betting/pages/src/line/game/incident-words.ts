import type { Incident } from '@touchline/shared-contract';
import { defineMessages, type IntlShape } from 'react-intl';

const kinds = defineMessages({
  goal: { id: 'betting.incident.goal', defaultMessage: 'Goal' },
  'own-goal': { id: 'betting.incident.ownGoal', defaultMessage: 'Own goal' },
  penalty: { id: 'betting.incident.penalty', defaultMessage: 'Penalty' },
  yellow: { id: 'betting.incident.yellow', defaultMessage: 'Yellow card' },
  red: { id: 'betting.incident.red', defaultMessage: 'Red card' },
  corner: { id: 'betting.incident.corner', defaultMessage: 'Corner' },
  period: { id: 'betting.incident.period', defaultMessage: 'Period' },
  point: { id: 'betting.incident.point', defaultMessage: 'Point' },
});

/** What happened, in words; nothing for a kind that this release does not know. */
export function incidentText(intl: Pick<IntlShape, 'formatMessage'>, kind: Incident['kind']): string {
  const message = kinds[kind] as (typeof kinds)[Incident['kind']] | undefined;
  return message === undefined ? '' : intl.formatMessage(message);
}
