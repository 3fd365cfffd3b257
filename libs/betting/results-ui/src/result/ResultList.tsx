import { cx, Link, PulseDot } from '@touchline/ui-kit';
import type { ReactNode, Ref } from 'react';
import styles from './ResultList.module.css';

/** A game with its score, as formatted texts. */
export interface ResultRowView {
  /** React key, unique in the list. */
  key: string;
  /** URL of its statistics page. */
  href: string;
  /** Start time, or the minute of a game in play. */
  time: string;
  /** Shown after the time: the day, or the period of a game in play. */
  note?: string | undefined;
  opponents: readonly [string, string];
  /** Score of each side; empty before the start. */
  score: readonly [string, string];
  /** Period scores of each side, oldest first. */
  periods: readonly (readonly [string, string])[];
  /** What followed regular time: `3:3 (4:2 on penalties)`. */
  ending?: string | undefined;
  isLive?: boolean | undefined;
  /** Element whose text a running clock updates. */
  timeRef?: Ref<HTMLSpanElement> | undefined;
}

export interface ResultListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly ResultRowView[];
  /** Rendered after a row: a link that opens its own window. */
  actionOf?: ((row: ResultRowView) => ReactNode) | undefined;
}

/** One game in a list of results. */
export function ResultRow({ row, action }: { row: ResultRowView; action?: ReactNode }) {
  const { href, time, note, opponents, score, periods, ending, isLive, timeRef } = row;
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
          {ending !== undefined && (
            <span className={styles.ending} dir="auto">
              {ending}
            </span>
          )}
        </span>
      </Link>
      {action !== undefined && <span className={styles.action}>{action}</span>}
    </li>
  );
}

/**
 * Games with their scores, one below the other.
 *
 * Keyboard: each game is a link and one tab stop; its action is another. A link's name is time, names and scores.
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
