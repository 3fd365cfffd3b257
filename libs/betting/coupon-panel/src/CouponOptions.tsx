import { Fold } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';
import { FoldedOptionsLater } from './later-parts.tsx';
import { useRemembered } from './use-remembered.ts';

const OPTIONS_KEY = 'coupon-options';

/** Fold with everything beyond selections, stake and button; its open state is remembered. @spec CP-03 CP-32 */
export function CouponOptions({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useRemembered(OPTIONS_KEY);
  return (
    <Fold
      {...FoldedOptionsLater.intent}
      className={styles.options}
      data-testid="coupon-options"
      title={<FormattedMessage id="betting.coupon.options" defaultMessage="Options" />}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        // Ignore toggle events that bubble from nested folds.
        if (target === currentTarget && currentTarget.open !== isOpen) setIsOpen(currentTarget.open);
      }}
    >
      {children}
      {isOpen && <FoldedOptionsLater />}
    </Fold>
  );
}
