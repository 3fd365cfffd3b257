import { CloseIcon, cx, IconButton, useHideOnScroll } from '@touchline/ui-kit';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DesktopFrame.module.css';

export interface DesktopFrameProps extends ComponentProps<'div'> {
  header: ReactNode;
  strip?: ReactNode;
  /** First column: sports menu or the office's menu. Below 1366 px it has 52 px of width. */
  menu?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
  /** Fourth column, from 1900 px only: media and match tracker. */
  media?: ReactNode;
  /** Last column; below 1100 px a drawer. */
  coupon?: ReactNode;
  /** Bets in the coupon, for the button that opens the drawer. */
  couponCount?: number;
  isCouponOpen?: boolean;
  onCouponOpen?: (isOpen: boolean) => void;
  footer?: ReactNode;
}

/** Three or four columns under a header that scrolls away and a strip that stays. Scrolled down, the header slides away; scrolled up, it is back. @spec LY-03 LY-08 */
export function DesktopFrame({
  header,
  strip,
  menu,
  children,
  media,
  coupon,
  couponCount = 0,
  isCouponOpen = false,
  onCouponOpen,
  footer,
  className,
  ...rest
}: DesktopFrameProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useHideOnScroll(frame);
  const close = () => {
    onCouponOpen?.(false);
    opener.current?.focus();
  };
  const without = [menu === undefined && 'menu', coupon === undefined && 'coupon'].filter(Boolean).join(' ');
  return (
    <div {...rest} ref={frame} className={cx(styles.frame, className)}>
      <a className="skip-link" href="#main">
        <FormattedMessage id="ui.skip" defaultMessage="To the content" />
      </a>
      <div className={styles.bar}>
        {header}
        {strip}
      </div>
      <div className={styles.columns} data-without={without || undefined} data-media={media === undefined ? undefined : ''}>
        {menu !== undefined && <div className={cx(styles.rail, styles.menu)}>{menu}</div>}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {media !== undefined && <aside className={cx(styles.rail, styles.media)}>{media}</aside>}
        {coupon !== undefined && (
          <aside
            id="coupon"
            tabIndex={-1}
            className={cx(styles.rail, styles.coupon)}
            data-open={isCouponOpen ? '' : undefined}
            aria-label={intl.formatMessage({ id: 'ui.frame.coupon', defaultMessage: 'Coupon' })}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Escape' && isCouponOpen) close();
            }}
          >
            <div className={styles.close}>
              <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={close}>
                <CloseIcon />
              </IconButton>
            </div>
            {coupon}
          </aside>
        )}
      </div>
      {coupon !== undefined && isCouponOpen && <div className={styles.scrim} onClick={close} />}
      {coupon !== undefined && (
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isCouponOpen}
          onClick={() => onCouponOpen?.(true)}
          data-print="hidden"
        >
          <FormattedMessage id="ui.frame.coupon" defaultMessage="Coupon" />
          <span>{couponCount}</span>
        </button>
      )}
      {footer}
    </div>
  );
}
