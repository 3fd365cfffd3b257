import { cx, useHideOnScroll } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './MobileFrame.module.css';

export interface MobileFrameProps extends ComponentProps<'div'> {
  /** {@link TopBar}; scrolls away with the page. */
  top: ReactNode;
  /** {@link MobileStrip}; stays when the bar is hidden. */
  strip?: ReactNode;
  /** The page. */
  children: ReactNode;
  /** {@link CouponHandle}, while the coupon holds a bet. */
  handle?: ReactNode;
  /** {@link BottomNavigation}. */
  navigation: ReactNode;
  /** Below the page. */
  footer?: ReactNode;
}

/**
 * Bar, strip and content; at the bottom the coupon's handle above the navigation. The bar hides on scrolling down. Areas reserved by the
 * system, at the bottom and beside a notch, stay free.
 *
 * Keyboard: the first tab stop skips the bar and leads to the content; then bar, content, footer, handle, navigation. It has no name: each
 * part is a landmark.
 *
 * @spec LY-03
 */
export function MobileFrame({ top, strip, children, handle, navigation, footer, className, ...rest }: MobileFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useHideOnScroll(frame);
  return (
    <div {...rest} ref={frame} data-device="mobile" className={cx(styles.frame, className)}>
      <a className="skip-link" href="#main">
        <FormattedMessage id="ui.skip" defaultMessage="Skip to content" />
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
