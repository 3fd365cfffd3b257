import { useIntl } from 'react-intl';
import styles from './Numbers.module.css';

export interface BallsProps {
  /** Accessible name of the list. */
  label: string;
  /** Numbers in display order. */
  numbers: readonly number[];
  /** Numbers to mark: those drawn, or picked. */
  marked?: readonly number[];
  /** Total number of places; those still empty are outlined. */
  places?: number;
}

/**
 * Drawn or picked numbers.
 *
 * No keyboard. The accessible name is `label`; marked numbers are underlined too, not only coloured.
 *
 * @spec TL-02
 */
export function Balls({ label, numbers, marked = [], places = numbers.length }: BallsProps) {
  const intl = useIntl();
  return (
    <ol className={styles.balls} aria-label={label}>
      {numbers.map((number, at) => (
        <li key={at} className={styles.ball} data-marked={marked.includes(number) ? '' : undefined}>
          {marked.includes(number) ? <strong>{intl.formatNumber(number)}</strong> : intl.formatNumber(number)}
        </li>
      ))}
      {Array.from({ length: Math.max(0, places - numbers.length) }, (_, at) => (
        <li key={`empty-${at}`} className={styles.ball} data-empty="" aria-hidden="true" />
      ))}
    </ol>
  );
}
