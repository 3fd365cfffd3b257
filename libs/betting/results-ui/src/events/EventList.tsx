import type { ResultEvent } from '@touchline/betting-results-contract';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import styles from './EventList.module.css';

const KINDS: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  goal: { id: 'results.event.goal', defaultMessage: 'Goal' },
  'own-goal': { id: 'results.event.ownGoal', defaultMessage: 'Own goal' },
  penalty: { id: 'results.event.penalty', defaultMessage: 'Penalty scored' },
  yellow: { id: 'results.event.yellow', defaultMessage: 'Yellow card' },
  red: { id: 'results.event.red', defaultMessage: 'Red card' },
  corner: { id: 'results.event.corner', defaultMessage: 'Corner' },
  period: { id: 'results.event.period', defaultMessage: 'Period {n}' },
  point: { id: 'results.event.point', defaultMessage: 'Point' },
  'shoot-out': { id: 'results.event.shootOut', defaultMessage: 'Shoot-out' },
  'shoot-out-goal': { id: 'results.event.shootOutGoal', defaultMessage: 'Shoot-out: scored' },
  'shoot-out-miss': { id: 'results.event.shootOutMiss', defaultMessage: 'Shoot-out: missed' },
});

export interface EventListProps {
  /** Accessible name of the list. */
  label: string;
  /** In chronological order; the latest is shown first. */
  events: readonly ResultEvent[];
  opponents: readonly [string, string];
  /** Names in the words of the sport: a period by its number, from 1, and the shoot-out. Without them periods are numbered. */
  names?: { period: (period: number) => string; shootOut: string } | undefined;
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Incidents of a game, the latest first.
 *
 * No keyboard. Its name is `label`.
 *
 * @spec BT-04
 */
export function EventList({ label, events, opponents, names }: EventListProps) {
  const intl = useIntl();
  return (
    <ol className={styles.list} aria-label={label}>
      {events.toReversed().map(({ kind, team, periodId, seconds, player, score }, at) => (
        <li key={events.length - at} className={styles.event} data-kind={kind}>
          <span className={styles.time}>{clock(seconds)}</span>
          <span className={styles.what}>
            <b>
              {(kind === 'period' && names?.period(periodId)) ||
                (kind === 'shoot-out' && names?.shootOut) ||
                intl.formatMessage(KINDS[kind] ?? KINDS['point']!, { n: periodId })}
            </b>
            {team !== 0 && <span dir="auto">{[player, opponents[team - 1]].filter(Boolean).join(' · ')}</span>}
          </span>
          <bdi className={styles.score}>{`${score[0]} – ${score[1]}`}</bdi>
        </li>
      ))}
    </ol>
  );
}
