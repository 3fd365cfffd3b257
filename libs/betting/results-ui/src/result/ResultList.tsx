import { cx, Link, PulseDot } from '@touchline/ui-kit';
import type { ReactNode, Ref } from 'react';
import styles from './ResultList.module.css';

/** A game with its score, in words. */
export interface ResultRowView {
  /** Its own name in the list. */
  key: string;
  /** The page of its statistics. */
  href: string;
  /** When it was or is: a time, or the minute of a game in play. */
  time: string;
  /** Behind the time: the day, or the period of a game in play. */
  note?: string | undefined;
  opponents: readonly [string, string];
  /** Figures of each side; empty before the start. */
  score: readonly [string, string];
  /** Scores of the periods of each side, oldest first. */
  periods: readonly (readonly [string, string])[];
  isLive?: boolean | undefined;
  /** Where the figures of a running clock are written. */
  timeRef?: Ref<HTMLSpanElement> | undefined;
}

export interface ResultListProps {
  /** What the list is of. */
  label: string;
  rows: readonly ResultRowView[];
  /** Stands behind the rows: a link to a window of its own. */
  actionOf?: ((row: ResultRowView) => ReactNode) | undefined;
}

/** One game of a list of results. */
export function ResultRow({ row, action }: { row: ResultRowView; action?: ReactNode }) {
  const { href, time, note, opponents, score, periods, isLive, timeRef } = row;
  return (
    <li className={styles.row} data-live={isLive ? '' : undefined}>
      <Link className={styles.link} href={href}>
        <span className={styles.when}>
          <span className={styles.time}>
            {isLive && <PulseDot />}
            <span ref={timeRef}>{time}</span>
          </span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        <span className={styles.sides}>
          {([0, 1] as const).map((side) => (
            <span key={side} className={styles.side}>
              <span className={styles.name} dir="auto">
                {opponents[side]}
              </span>
              {periods.map((pair, at) => (
                <span key={at} className={styles.period}>
                  {pair[side]}
                </span>
              ))}
              <b className={styles.score}>{score[side]}</b>
            </span>
          ))}
        </span>
      </Link>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </li>
  );
}

/**
 * Games with their scores, one below the other.
 *
 * Keyboard: each game is a link, one tab stop; what stands behind it is another. A link's name is time, names and scores.
 *
 * @spec BT-04
 */
export function ResultList({ label, rows, actionOf }: ResultListProps) {
  return (
    <ul className={cx(styles.list)} aria-label={label}>
      {rows.map((row) => (
        <ResultRow key={row.key} row={row} action={actionOf?.(row)} />
      ))}
    </ul>
  );
}
