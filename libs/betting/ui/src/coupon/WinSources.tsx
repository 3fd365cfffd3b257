import type { ReactNode } from 'react';
import styles from './Coupon.module.css';

/** One line of where a possible win comes from. */
export interface WinSource {
  /** Its own among the lines. */
  key: string;
  /** What it comes from: `Stake × odds`, `Bonus`. */
  label: ReactNode;
  /** Formatted, with its sign where it adds or takes away. */
  value: string;
}

/** Where the possible win comes from: stake and odds, what a bonus or a code adds, what a limit takes away. @spec CP-13 CP-23 CP-28 */
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
