import { cx } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { surfaceOf } from '../ground/surface.ts';
import { groundLines } from '../ground/ground-lines.ts';
import styles from './MatchTracker.module.css';
import { spotOf, type TrackerIncident } from './tracker-view.ts';

export interface GroundProps {
  /** Key of the sport, for its surface and lines. */
  sport: string;
  /** Names of the first and the second side. */
  sides: readonly [string, string];
  /** The latest incident of either side. */
  latest: TrackerIncident | undefined;
  /** Which side is pressing now: positive for the first, negative for the second. */
  lean: number;
}

const STEADY = 0.15;
/** Half of the height: the text is above the middle if the mark is below it, and vice versa. */
const MIDDLE = 50;

/** The ground of a sport from above; the first side attacks towards the end of the line. */
export function Ground({ sport, sides, latest, lean }: GroundProps) {
  const intl = useIntl();
  const surface = surfaceOf(sport);
  const { whole, end } = groundLines(sport);
  const spot = latest && spotOf(latest);
  const side = latest?.team === 1 ? sides[0] : latest?.team === 2 ? sides[1] : undefined;
  const label =
    latest === undefined || side === undefined
      ? intl.formatMessage({ id: 'betting.tracker.nothing', defaultMessage: 'No events yet' })
      : intl.formatMessage(
          { id: 'betting.tracker.latest', defaultMessage: 'Latest: {what}, {side}, {when}' },
          { what: latest.what, side, when: latest.when },
        );
  return (
    <div {...surface} className={cx(styles.ground, surface.className)} role="img" aria-label={label}>
      <svg className={styles.lines} viewBox="0 0 300 160" aria-hidden="true">
        <path d={whole + end} />
        {end !== '' && <path d={end} transform="matrix(-1 0 0 1 300 0)" />}
      </svg>
      {Math.abs(lean) > STEADY && <span className={styles.lean} data-side={lean > 0 ? '1' : '2'} />}
      {spot && (
        <span
          className={styles.spot}
          data-kind={latest?.kind}
          style={{ insetInlineStart: `${spot.along}%`, insetBlockStart: `${spot.across}%` }}
        />
      )}
      <p className={styles.caption} data-over={spot && spot.across > MIDDLE ? '' : undefined} aria-hidden="true">
        {latest === undefined || side === undefined ? (
          label
        ) : (
          <>
            <b>{`${latest.what} ${latest.when}`}</b> <bdi>{side}</bdi>
          </>
        )}
      </p>
    </div>
  );
}
