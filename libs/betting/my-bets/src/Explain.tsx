import { CouponType } from '@touchline/betting-coupon-math';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Explanation, type ExplainProps } from './Explanation.tsx';
import styles from './MyBets.module.css';
import { SaveReceipt } from './SaveReceipt.tsx';

/** A fold that says how a coupon is settled, or was, with its signed receipt; counted when it is opened. @spec OD-02 AC-05 BET-11 */
export function Explain({ coupon, wordsOf }: ExplainProps) {
  const [isOpen, setOpen] = useState(false);
  // A request of many singles is a list of coupons, each with its own fold; a closed coupon was never settled.
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
