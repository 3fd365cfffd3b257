import { useIntl } from 'react-intl';
import { boardFamily, type BoardFamily } from '../board/ScoreBoard.tsx';
import styles from './MatchTracker.module.css';
import { spotOf, type TrackerIncident } from './tracker-view.ts';

export interface GroundProps {
  /** Key of the sport, for its pitch markings. A sport without its own has those of its family. */
  sport: string;
  /** Names of the first and the second side. */
  sides: readonly [string, string];
  /** The latest incident of either side. */
  latest: TrackerIncident | undefined;
  /** Which side is pressing now: positive for the first, negative for the second. */
  lean: number;
}

const PITCH = 'M4 4H296V156H4ZM150 4V156M150 80m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0M4 38H48V122H4M4 60H20V100H4M48 66a16 16 0 0 1 0 28';
const PITCH_END = 'M296 38H252V122H296M296 60H280V100H296M252 66a16 16 0 0 0 0 28';
const COURT = 'M20 20H280V140H20ZM20 38H280M20 122H280M150 12V148M86 38V122M214 38V122M86 80H214';
const FLOOR =
  'M4 4H296V156H4ZM150 4V156M150 80m-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0M4 58H58V102H4M58 64a16 16 0 0 1 0 32M4 20H24a62 62 0 0 1 0 120H4';
const FLOOR_END = 'M296 58H242V102H296M242 64a16 16 0 0 0 0 32M296 20H276a62 62 0 0 0 0 120H296';
const RINK =
  'M34 4H266a30 30 0 0 1 30 30V126a30 30 0 0 1-30 30H34a30 30 0 0 1-30-30V34a30 30 0 0 1 30-30ZM150 4V156M108 4V156M192 4V156M26 8V152M274 8V152M150 80m-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0';
const LINES: Readonly<Record<BoardFamily, string>> = {
  pitch: PITCH + PITCH_END,
  court: COURT,
  rink: RINK,
  plain: 'M4 4H296V156H4ZM150 4V156',
};
const OWN_LINES: Readonly<Record<string, string>> = { basketball: FLOOR + FLOOR_END };
const STEADY = 0.15;
/** Half of the height: the text is above the middle if the mark is below it, and vice versa. */
const MIDDLE = 50;

/** The pitch of a sport from above; the first side attacks towards the end of the line. */
export function Ground({ sport, sides, latest, lean }: GroundProps) {
  const intl = useIntl();
  const family = boardFamily(sport);
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
    <div className={styles.ground} data-family={family} role="img" aria-label={label}>
      <svg className={styles.lines} viewBox="0 0 300 160" aria-hidden="true">
        <path d={OWN_LINES[sport] ?? LINES[family]} />
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
