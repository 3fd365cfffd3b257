import type { Cashier } from '@touchline/payments-contract';
import { cashierWanted, selectCashier } from '@touchline/payments-state';
import { BlocksSkeleton, ErrorState } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from './Payments.module.css';

/** Loads the cashier, and renders the form once it has arrived. */
export function CashierFrame({ children }: { children: (cashier: Cashier) => ReactNode }) {
  const dispatch = useDispatch();
  const { status, cashier } = useSelector(selectCashier);
  useEffect(() => {
    dispatch(cashierWanted());
  }, [dispatch]);
  return (
    <div className={pageStyles.page}>
      {status === 'failed' && (
        <ErrorState isCard onRetry={() => dispatch(cashierWanted())}>
          <FormattedMessage id="payments.unavailable" defaultMessage="We can't show payments right now. Your balance is not affected." />
        </ErrorState>
      )}
      {status === 'unknown' && <BlocksSkeleton className={styles.column} />}
      {cashier !== null && children(cashier)}
    </div>
  );
}
