import { cx } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MatchTracker.module.css';
import type { TrackerIncident } from './tracker-view.ts';

export interface PressureProps {
  /** Names of the first and the second side. */
  sides: readonly [string, string];
  /** One value per step, from 1 (first side only) to −1 (second side only); oldest first. */
  pressure: readonly number[];
  /** Unit of a step: a minute, or a point. Incidents are marked only on minutes. */
  step: 'minute' | 'point';
  /** Number of steps in a whole game; if there are more, the bars fill the axis. */
  steps: number;
  /** Labels of the time axis, evenly spaced; empty for none. */
  scale: readonly string[];
  /** Goals and red cards among them are marked. */
  incidents: readonly TrackerIncident[];
  /** `2 – 1`, for the text alternative of the picture. */
  score: string;
}

const HALF = 20;
const LEAST = 1;
const MARKED: ReadonlySet<TrackerIncident['kind']> = new Set(['goal', 'own-goal', 'penalty', 'red']);

/** Bars above the line for the first side and below it for the second, with marks for goals and red cards. */
export function Pressure({ sides, pressure, step, steps: length, scale, incidents, score }: PressureProps) {
  const intl = useIntl();
  const steps = Math.max(1, length, pressure.length);
  const first = pressure.filter((value) => value > 0).length;
  const second = pressure.filter((value) => value < 0).length;
  const label = intl.formatMessage(
    {
      id: 'betting.tracker.pressure',
      defaultMessage: '{score}. Pressure: {one} {first, number} of {all, number} intervals, {two} {second, number}',
    },
    { score, one: sides[0], two: sides[1], first, second, all: pressure.length },
  );
  return (
    <div className={styles.pressure}>
      <p className={styles.legend}>
        <b>
          {step === 'minute' ? (
            <FormattedMessage id="betting.tracker.byMinute" defaultMessage="Attack momentum" />
          ) : (
            <FormattedMessage id="betting.tracker.byPoint" defaultMessage="Last points" />
          )}
        </b>
        <span>
          <FormattedMessage id="betting.tracker.halves" defaultMessage="home above, away below" />
        </span>
      </p>
      <div className={styles.plot} role="img" aria-label={label}>
        <svg viewBox={`0 0 ${steps} ${HALF * 2}`} preserveAspectRatio="none" aria-hidden="true">
          {pressure.map((value, at) => {
            const height = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) * HALF);
            return (
              <rect
                key={at}
                x={at + 0.15}
                y={value > 0 ? HALF - height : HALF}
                width={0.7}
                height={height}
                data-side={value > 0 ? '1' : '2'}
              />
            );
          })}
          <path d={`M0 ${HALF}H${steps}`} />
        </svg>
        {incidents
          .filter(({ kind, team }) => step === 'minute' && team !== 0 && MARKED.has(kind))
          .map(({ id, kind, team, at }) => (
            <span key={id} className={cx(styles.mark)} data-side={team} data-kind={kind} style={{ insetInlineStart: `${at * 100}%` }} />
          ))}
      </div>
      {scale.length > 0 && (
        <p className={styles.scale} aria-hidden="true">
          {scale.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
    </div>
  );
}
