import { cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface CouponFrameProps extends ComponentProps<'section'> {
  /** `rail` is part of the page, `sheet` fills a drawer or a bottom sheet. */
  frame?: 'rail' | 'sheet';
  /** Tabs Coupon and My bets, and the actions at their end. */
  top?: ReactNode;
  /** The coupon type switch. */
  types?: ReactNode;
  /** Between the tabs and the types: the one-click mark, the result of a code. */
  notes?: ReactNode;
  /** {@link CouponBetCard}s. They scroll together with the system and the rest below them. */
  bets?: ReactNode;
  /** System picker and its payouts. */
  system?: ReactNode;
  /** Options that are rarely used: account, code, settings. Scrolls with the bets. */
  rest?: ReactNode;
  /** Stake, sums and the main button. */
  foot?: ReactNode;
  /** Replaces everything below the top: empty coupon, receipt, open bets. */
  children?: ReactNode;
}

/** Panel of the coupon: its parts in order, with the list of bets scrolling between them. */
export function CouponFrame(props: CouponFrameProps) {
  const { frame = 'rail', top, types, notes, bets, system, rest, foot, children, className, ...section } = props;
  const intl = useIntl();
  return (
    <section
      aria-label={intl.formatMessage({ id: 'betting.coupon.title', defaultMessage: 'Coupon' })}
      data-testid="coupon"
      {...section}
      data-frame={frame}
      data-corner={frame === 'rail' ? '' : undefined}
      className={cx(styles.panel, className)}
    >
      {top !== undefined && <div className={styles.top}>{top}</div>}
      {notes}
      {types !== undefined && <div className={styles.types}>{types}</div>}
      {bets !== undefined && (
        <div
          className={styles.scroll}
          role="group"
          aria-label={intl.formatMessage({ id: 'betting.coupon.bets', defaultMessage: 'Selections in your coupon' })}
          tabIndex={0}
        >
          <ul>{bets}</ul>
          {system}
          {rest !== undefined && <div className={styles.rest}>{rest}</div>}
        </div>
      )}
      {children}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}

/** Small print below the button. */
export function CouponFinePrint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx(styles.fine, className)} />;
}
