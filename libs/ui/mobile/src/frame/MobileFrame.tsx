import { cx, useHideOnScroll } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
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

/** Bar, strip, content, and at the bottom the coupon's handle over the navigation. Scrolled down, the bar slides away. @spec LY-03 */
export function MobileFrame({ top, strip, children, handle, navigation, footer, className, ...rest }: MobileFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useHideOnScroll(frame);
  return (
    <div {...rest} ref={frame} data-device="mobile" className={cx(styles.frame, className)}>
      <a className="skip-link" href="#main">
        <FormattedMessage id="ui.skip" defaultMessage="To the content" />
      </a>
      <div className={styles.bar}>
        {top}
        {strip}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <div id="coupon" tabIndex={-1} className={styles.bottom} data-print="hidden">
        {handle}
        {navigation}
      </div>
    </div>
  );
}
