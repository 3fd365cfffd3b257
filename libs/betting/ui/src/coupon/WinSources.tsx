import type { ReactNode } from 'react';
import styles from './Coupon.module.css';

/** One part of a possible win. */
export interface WinSource {
  /** Unique among the lines. */
  key: string;
  /** Name of the part: `Stake × odds`, `Bonus`. */
  label: ReactNode;
  /** Formatted; with a sign if it is added or subtracted. */
  value: string;
}

/** How the possible win is made up: stake and odds, plus bonus and code, minus the cut of a limit. @spec CP-13 CP-23 CP-28 */
export function WinSources({ sources }: { sources: readonly WinSource[] }) {
  return (
    <dl className={styles.pairs}>
      {sources.map(({ key, label, value }) => (
        <div key={key} className={styles.pair}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
