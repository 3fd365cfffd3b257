import { DATE_STYLES } from '@touchline/shared-primitives';
import type { Payment, PaymentState } from '@touchline/payments-contract';
import { stageOf, WITHDRAWAL_STEPS } from '@touchline/payments-rules';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styles from './PaymentTracker.module.css';
import { STATE_WORDS } from './state-words.ts';

const DEPOSIT_STEPS = ['started', 'pending', 'credited'] as const;

export interface PaymentTrackerProps {
  payment: Pick<Payment, 'direction' | 'state' | 'steps'>;
}

/** Steps so far, and the remaining ones of an open payment. */
function rowsOf({ direction, state, steps }: PaymentTrackerProps['payment']): { state: PaymentState; at: number | null }[] {
  const gone = steps.map(({ state: step, at }) => ({ state: step, at }));
  if (stageOf(state) !== 'open') return gone;
  const all: readonly PaymentState[] = direction === 'deposit' ? DEPOSIT_STEPS : WITHDRAWAL_STEPS;
  return [...gone, ...all.slice(all.indexOf(state) + 1).map((step) => ({ state: step, at: null }))];
}

/**
 * Progress of a payment: each step with its time, and the remaining steps.
 *
 * No keyboard. A list; the current step is marked for screen readers.
 */
export function PaymentTracker({ payment }: PaymentTrackerProps) {
  return (
    <ol className={styles.steps}>
      {rowsOf(payment).map(({ state, at }) => (
        <li
          key={`${state}${at ?? ''}`}
          className={styles.step}
          data-gone={at === null ? undefined : ''}
          data-stage={state === payment.state ? stageOf(state) : undefined}
          aria-current={state === payment.state ? 'step' : undefined}
        >
          <span className={styles.name}>
            <FormattedMessage {...STATE_WORDS[state]} />
          </span>
          {at !== null && (
            <span className={styles.time}>
              <FormattedDate value={at * 1000} {...DATE_STYLES.moment} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
