import type { MovesProps } from '@touchline/casino-stage-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountText, useHeight } from './figures.ts';
import styles from './Crash.module.css';
import { words } from './words.ts';

/**
 * The button that leaves the climb, with what it pays now. The amount is not part of its name, which a screen reader would otherwise read again
 * at every change.
 */
export function CashOut({ moves, staked, startedAt, climb, unit, isLocked, onMove }: MovesProps) {
  const intl = useIntl();
  const height = useHeight(climb, startedAt);
  return (
    <div className={styles.moves} data-moves>
      {moves.map(({ name }) => (
        <button key={name} type="button" className={styles.cash} data-move={name} disabled={isLocked} onClick={() => onMove(name)}>
          <span>
            <FormattedMessage {...words.cash} />
          </span>
          <bdi aria-hidden="true" data-amount>
            {amountText(intl, { staked, height }, unit)}
          </bdi>
        </button>
      ))}
    </div>
  );
}
