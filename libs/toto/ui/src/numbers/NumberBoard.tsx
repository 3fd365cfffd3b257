import { useIntl } from 'react-intl';
import styles from './Numbers.module.css';

export interface NumberBoardProps {
  /** Accessible name of the group. */
  label: string;
  /** The smallest and the largest number. */
  first: number;
  last: number;
  /** Picked numbers. */
  picked: readonly number[];
  /** Called when a number is pressed. */
  onPick: (number: number) => void;
  /** No further number may be picked; only picked ones can be deselected. */
  isFull: boolean;
}

/**
 * A board to pick lottery numbers from.
 *
 * Keyboard: each number is a toggle button and a tab stop; Enter and Space toggle it. Its accessible name is the number.
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
