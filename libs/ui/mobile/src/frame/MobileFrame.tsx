import { cx } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './MobileFrame.module.css';

export interface MobileFrameProps extends ComponentProps<'div'> {
  top: ReactNode;
  strip?: ReactNode;
  children: ReactNode;
  /** {@link CouponHandle}, while the coupon holds a bet. */
  handle?: ReactNode;
  navigation: ReactNode;
  footer?: ReactNode;
}

/** Bar, strip, content, and at the bottom the coupon's handle over the navigation. @spec LY-02 */
export function MobileFrame({ top, strip, children, handle, navigation, footer, className, ...rest }: MobileFrameProps) {
  return (
    <div {...rest} className={cx(styles.frame, className)}>
      <a className="skip-link" href="#main">
        <FormattedMessage id="ui.skip" defaultMessage="To the content" />
      </a>
      {top}
      {strip}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <div className={styles.bottom} data-print="hidden">
        {handle}
        {navigation}
      </div>
    </div>
  );
}
