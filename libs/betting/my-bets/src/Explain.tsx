import { CouponType } from '@touchline/betting-coupon-math';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Explanation, type ExplainProps } from './Explanation.tsx';
import styles from './MyBets.module.css';
import { SaveReceipt } from './SaveReceipt.tsx';

/** Fold that explains the settlement of a coupon and offers its signed receipt; computed when opened. @spec OD-02 AC-05 BET-11 */
export function Explain({ coupon, wordsOf }: ExplainProps) {
  const [isOpen, setOpen] = useState(false);
  // In a request of many singles each coupon has its own fold; a cashed-out coupon was never settled.
  if (coupon.typeId === CouponType.ManySingles || coupon.state === 'cashed-out') return null;
  return (
    <details className={styles.explain} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {coupon.state === 'open' ? (
          <FormattedMessage id="betting.explain.will" defaultMessage="How this bet is settled" />
        ) : (
          <FormattedMessage id="betting.explain.was" defaultMessage="How this bet was settled" />
        )}
      </summary>
      {isOpen && (
        <>
          <Explanation coupon={coupon} wordsOf={wordsOf} />
          <SaveReceipt couponId={coupon.couponId} />
        </>
      )}
    </details>
  );
}
