import { Crest, cx, Link } from '@touchline/ui-kit';
import { Fragment } from 'react';
import styles from './EventRow.module.css';
import type { OpponentView } from './event-view.ts';

export interface OpponentsProps {
  /** The game's own page. */
  href: string;
  /** The first and the second side. */
  opponents: readonly [OpponentView, OpponentView];
  /** `always` shows scores by period at any width, `latest` the last two of them, `wide` all where there is room. */
  periods?: 'always' | 'latest' | 'wide';
  /** Side of a crest in pixels; 16 unless told. */
  crestSize?: number;
  /** Added to the link. */
  className?: string;
}

/** Games of the set and points of the game. */
const LATEST = 2;

/** Two names under each other, each with its crest and score; the whole is the link to the game. */
export function Opponents({ href, opponents, periods = 'wide', crestSize = 16, className }: OpponentsProps) {
  return (
    <Link href={href} className={cx(styles.names, className)} data-periods={periods}>
      {opponents.map((side, index) => (
        <Fragment key={index}>
          <Crest name={side.name} size={crestSize} of={side.isPerson === true ? 'person' : 'team'} />
          <span className={styles.name} title={side.name} dir="auto">
            {side.name}
          </span>
          <span className={styles.score}>
            {side.isServing && <span className={styles.serving} />}
            {side.periods && side.periods.length > 0 && (
              <span className={styles.periods}>
                {(periods === 'latest' ? side.periods.slice(-LATEST) : side.periods).map((period, at) => (
                  <span key={at}>{period}</span>
                ))}
              </span>
            )}
            {side.score}
          </span>
        </Fragment>
      ))}
    </Link>
  );
}
