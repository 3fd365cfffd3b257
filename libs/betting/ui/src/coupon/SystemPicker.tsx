import { SegmentedControl, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';

/** One rung of what a system pays. */
export interface SystemRung {
  /** Bets that win on this rung; the dots show it. */
  wins: number;
  /** `All 4 win`, `2 or fewer`. */
  label: string;
  /** What comes back: one sum or a range, formatted. */
  pays: string;
  /** It is less than the whole stake. */
  isBelowStake?: boolean;
}

export interface SystemPickerProps {
  /** Sizes of combination on offer. */
  sizes: readonly number[];
  value: number;
  betCount: number;
  onChange: (size: number) => void;
  /** One or two sentences: how many combinations, how many bets may lose. */
  words?: ReactNode;
  rungs: readonly SystemRung[];
}

/** Beyond this many sizes the choice is a list, not buttons. */
const MOST_BUTTONS = 3;
/** Beyond this many bets dots can't be counted by eye. */
const MOST_DOTS = 8;

/** Which combinations to play, and what each number of won bets pays back, from all of them down to nothing. @spec CP-06 CP-10 */
export function SystemPicker({ sizes, value, betCount, onChange, words, rungs }: SystemPickerProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'betting.system.size', defaultMessage: 'Size of combinations' });
  const options = sizes.map((size) => ({
    value: String(size),
    label: intl.formatMessage({ id: 'betting.system.of', defaultMessage: '{size} of {count}' }, { size, count: betCount }),
  }));
  const choose = (next: string) => onChange(Number(next));
  return (
    <div className={styles.system}>
      <div className={styles.systemTop}>
        <FormattedMessage id="betting.system.title" defaultMessage="System" />
        {sizes.length > MOST_BUTTONS ? (
          <Select label={label} isLabelHidden value={String(value)} options={options} onChange={choose} />
        ) : (
          <SegmentedControl label={label} value={String(value)} options={options} onChange={choose} />
        )}
      </div>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      <table className={styles.ladder} aria-label={intl.formatMessage({ id: 'betting.system.pays', defaultMessage: 'What comes back' })}>
        <tbody>
          {rungs.map((rung) => (
            <tr key={rung.wins}>
              <td>{betCount <= MOST_DOTS && <Dots on={rung.wins} of={betCount} />}</td>
              <th scope="row">
                {rung.label}{' '}
                {rung.isBelowStake && (
                  <small>
                    <FormattedMessage id="betting.system.belowStake" defaultMessage="below your stake" />
                  </small>
                )}
              </th>
              <td dir="ltr">{rung.pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Dots({ on, of }: { on: number; of: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={styles.dot} data-on={at < on ? '' : undefined} />
      ))}
    </span>
  );
}
