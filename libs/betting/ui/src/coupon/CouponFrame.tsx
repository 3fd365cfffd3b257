import { cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface CouponFrameProps extends ComponentProps<'section'> {
  /** `rail` stands in the page, `sheet` fills a drawer or a bottom sheet. */
  frame?: 'rail' | 'sheet';
  /** Tabs Coupon and My bets, and what stands at their end. */
  top?: ReactNode;
  /** The type switch. */
  types?: ReactNode;
  /** {@link CouponBetCard}s. Only this part scrolls. */
  bets?: ReactNode;
  /** System picker and what it pays. */
  system?: ReactNode;
  /** Stake, sums and the button. */
  foot?: ReactNode;
  /** In place of everything below the top: empty coupon, receipt, open bets. */
  children?: ReactNode;
}

/** The coupon's panel: its parts in order, the list of bets scrolling between them. */
export function CouponFrame({ frame = 'rail', top, types, bets, system, foot, children, className, ...rest }: CouponFrameProps) {
  const intl = useIntl();
  return (
    <section
      aria-label={intl.formatMessage({ id: 'betting.coupon.title', defaultMessage: 'Coupon' })}
      data-testid="coupon"
      {...rest}
      data-frame={frame}
      data-corner={frame === 'rail' ? '' : undefined}
      className={cx(styles.panel, className)}
    >
      {top !== undefined && <div className={styles.top}>{top}</div>}
      {types !== undefined && <div className={styles.types}>{types}</div>}
      {bets !== undefined && (
        <ul className={styles.list} tabIndex={0}>
          {bets}
        </ul>
      )}
      {system}
      {children}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** Small print under the button. */
export function CouponFinePrint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.fine, className)} />;
}
