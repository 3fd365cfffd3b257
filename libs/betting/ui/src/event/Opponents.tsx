import { Crest, cx, Link } from '@touchline/ui-kit';
import { Fragment } from 'react';
import styles from './EventRow.module.css';
import type { OpponentView } from './event-view.ts';

export interface OpponentsProps {
  /** URL of the game page. */
  href: string;
  /** The first and the second side. */
  opponents: readonly [OpponentView, OpponentView];
  /** `always` shows all period scores at any width, `latest` the last two, `wide` all of them if there is room. */
  periods?: 'always' | 'latest' | 'wide';
  /** Size of a crest in pixels; 16 by default. */
  crestSize?: number;
  /** Added to the class of the link. */
  className?: string;
}

/** Games of the current set, and points of the current game. */
const LATEST = 2;

/** Both names with crests and scores, one below the other; the whole is a link to the game. */
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
            <span>{side.score}</span>
            {side.shootOut !== undefined && <span className={styles.shootOut}>{`(${side.shootOut})`}</span>}
          </span>
        </Fragment>
      ))}
    </Link>
  );
}
