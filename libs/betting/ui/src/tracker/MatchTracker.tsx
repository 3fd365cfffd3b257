import { Button, ChevronDownIcon, cx, PulseDot, Table } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MatchTracker.module.css';
import { Ground } from './Ground.tsx';
import { Pressure } from './Pressure.tsx';
import type { TrackerIncident, TrackerStat } from './tracker-view.ts';

export interface MatchTrackerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Key of the sport, for its pitch. */
  sport: string;
  /** Names of the first and the second side. */
  sides: readonly [string, string];
  /** `2 – 1`. */
  score: string;
  /** `67′`; absent if the game is not in play. */
  clock?: string;
  /** Oldest first. */
  incidents: readonly TrackerIncident[];
  /** Pressure in each time step: 1 for the first side only, −1 for the second only. Oldest first. */
  pressure: readonly number[];
  /** Unit of `pressure`: a minute of a game with a clock, or a point of one without. */
  step: 'minute' | 'point';
  /** Number of steps in a whole game, to leave room for those to come; without it the bars fill the axis. */
  steps?: number;
  /** Labels of the time axis, evenly spaced: `0′`, `45′`, `90′`. */
  scale?: readonly string[];
  /** Counts, one row each; may be empty. */
  stats: readonly TrackerStat[];
  /** Collapsed to its title at first: on phones the markets come first. */
  isFoldedAtFirst?: boolean;
}

/** Pitch with the latest incident, pressure over time, and counts of both sides; the same data as a table on demand. @spec BT-01 */
export function MatchTracker({
  sport,
  sides,
  score,
  clock,
  incidents,
  pressure,
  step,
  steps = 0,
  scale = [],
  stats,
  isFoldedAtFirst = false,
  className,
  ...rest
}: MatchTrackerProps) {
  const intl = useIntl();
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const [isOpen, setIsOpen] = useState(!isFoldedAtFirst);
  const latest = incidents.findLast(({ team }) => team !== 0);
  const title = intl.formatMessage({ id: 'betting.tracker.title', defaultMessage: 'Match tracker' });
  return (
    <div {...rest} role="figure" className={cx(styles.tracker, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {clock !== undefined && (
          <span className={styles.clock}>
            <PulseDot />
            <span>{clock}</span>
          </span>
        )}
        {isOpen && (
          <Button size="small" look="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            <FormattedMessage id="betting.profit.table" defaultMessage="Show as table" />
          </Button>
        )}
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-label={title} onClick={() => setIsOpen(!isOpen)}>
          <ChevronDownIcon />
        </button>
      </div>
      {!isOpen ? null : isTable ? (
        <Facts label={title} sides={sides} incidents={incidents} stats={stats} />
      ) : (
        <div className={styles.body}>
          <Ground sport={sport} sides={sides} latest={latest} lean={pressure.at(-1) ?? 0} />
          <div className={styles.figures}>
            <Pressure sides={sides} pressure={pressure} step={step} steps={steps} scale={scale} incidents={incidents} score={score} />
            {stats.map(({ key, name, values }) => (
              <Stat key={key} name={name} values={values} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const WHOLE = 100;

/** One count of both sides: numbers at the ends, bars that meet in the middle. */
function Stat({ name, values: [first, second] }: Omit<TrackerStat, 'key'>) {
  const sum = first + second;
  const share = sum === 0 ? WHOLE / 2 : (first / sum) * WHOLE;
  return (
    <div className={styles.stat}>
      <b>{first}</b>
      <span>{name}</span>
      <b>{second}</b>
      <span className={styles.bars} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
        <span style={{ inlineSize: `${WHOLE - share}%` }} />
      </span>
    </div>
  );
}

interface FactsProps extends Pick<MatchTrackerProps, 'sides' | 'incidents' | 'stats'> {
  label: string;
}

function Facts({ label, sides, incidents, stats }: FactsProps) {
  const intl = useIntl();
  const rows = [
    ...stats.map(({ key, name, values }) => ({ key, cells: { what: name, first: String(values[0]), second: String(values[1]) } })),
    ...[...incidents].reverse().map(({ id, team, when, what }) => ({
      key: String(id),
      cells: { what: team === 0 ? `${what} ${when}` : what, first: team === 1 ? when : '', second: team === 2 ? when : '' },
    })),
  ];
  return (
    <div className={styles.table} tabIndex={0} role="group" aria-label={label}>
      <Table
        caption={label}
        columns={[
          { key: 'what', head: intl.formatMessage({ id: 'betting.tracker.what', defaultMessage: 'Event' }) },
          { key: 'first', head: <bdi>{sides[0]}</bdi>, isNumeric: true },
          { key: 'second', head: <bdi>{sides[1]}</bdi>, isNumeric: true },
        ]}
        rows={rows}
      />
    </div>
  );
}
