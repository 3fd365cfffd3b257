import { useIntl } from 'react-intl';
import styles from './Numbers.module.css';

export interface BallsProps {
  /** What the numbers are; the name of the list. */
  label: string;
  /** Numbers in their order. */
  numbers: readonly number[];
  /** Numbers that are marked: those that were drawn, or picked. */
  marked?: readonly number[];
  /** How many there will be: places that are still empty are drawn in outline. */
  places?: number;
}

/**
 * Drawn or picked numbers.
 *
 * No keyboard. Its name is `label`; a marked number is told by more than its colour, with a line under it.
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
