import { useIntl } from 'react-intl';
import styles from './Numbers.module.css';

export interface NumberBoardProps {
  /** What is picked; the name of the group. */
  label: string;
  /** The smallest and the largest number. */
  first: number;
  last: number;
  /** Numbers that are picked. */
  picked: readonly number[];
  /** A number was pressed. */
  onPick: (number: number) => void;
  /** No further number may be picked: only picked ones can be pressed. */
  isFull: boolean;
}

/**
 * Numbers of a lottery to pick from.
 *
 * Keyboard: each number is a tab stop that is pressed or not; Enter and the space bar turn it. Its name is the number.
 *
 * @spec TL-02
 */
export function NumberBoard({ label, first, last, picked, onPick, isFull }: NumberBoardProps) {
  const intl = useIntl();
  return (
    <div role="group" aria-label={label} className={styles.board}>
      {Array.from({ length: last - first + 1 }, (_, at) => first + at).map((number) => {
        const isPicked = picked.includes(number);
        return (
          <button
            key={number}
            type="button"
            className={styles.pick}
            aria-pressed={isPicked}
            disabled={isFull && !isPicked}
            onClick={() => onPick(number)}
          >
            {intl.formatNumber(number)}
          </button>
        );
      })}
    </div>
  );
}
