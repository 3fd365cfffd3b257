import { CloseIcon, CountBadge, cx, IconButton, TicketIcon, useHideOnScroll, useMediaQuery, VisuallyHidden } from '@touchline/ui-kit';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './DesktopFrame.module.css';

/** Below this width the coupon is a drawer over the page. @spec LY-08 */
const NARROW = '(max-width: 1099px)';

export interface DesktopFrameProps extends ComponentProps<'div'> {
  /** {@link Header}; scrolls away with the page. */
  header: ReactNode;
  /** {@link SessionStrip}; stays when the header is hidden. */
  strip?: ReactNode;
  /** First column: sports menu or office menu. Below 1366 px its width is `--w-rail`. */
  menu?: ReactNode;
  /** Content of the page. */
  children: ReactNode;
  /** Fourth column, from 1920 px only: media and match tracker. */
  media?: ReactNode;
  /** Last column; below 1100 px a drawer. */
  coupon?: ReactNode;
  /** Bets in the coupon, for the button that opens the drawer. */
  couponCount?: number;
  /** Whether the drawer is open. */
  isCouponOpen?: boolean;
  /** Called when the player opens or closes the drawer. */
  onCouponOpen?: (isOpen: boolean) => void;
  /** Whether the coupon's column is folded to a button at the edge. @spec LY-10 */
  isCouponFolded?: boolean;
  /** Called when the player unfolds the column. */
  onCouponUnfold?: () => void;
  /** Below the columns. */
  footer?: ReactNode;
}

/**
 * Three or four columns below a header that scrolls away and a strip that stays. The header hides on scrolling down and returns on
 * scrolling up. Below 1366 px the menu folds to icons with small names, below 1100 px the coupon is a drawer, from 1920 px there is a
 * column for media.
 *
 * Keyboard: the first tab stop skips the header and leads to the content; then header, strip, menu, content, media, coupon. Escape closes
 * the drawer and returns the focus to the button that opened it. The coupon's name is `Coupon`.
 *
 * @spec LY-03 LY-08
 */
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
  isCouponFolded = false,
  onCouponUnfold,
  footer,
  className,
  ...rest
}: DesktopFrameProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useHideOnScroll(frame);
  const isDrawer = useMediaQuery(NARROW) && isCouponOpen;
  // Two buttons open the drawer; the focus returns to the one that was used.
  useLayoutEffect(() => {
    if (isDrawer) {
      cameFrom.current = document.activeElement;
      drawer.current?.focus({ preventScroll: true });
    } else if (cameFrom.current instanceof HTMLElement && drawer.current?.contains(document.activeElement)) cameFrom.current.focus();
  }, [isDrawer]);
  const close = () => onCouponOpen?.(false);
  const without = [menu === undefined && 'menu', coupon === undefined && 'coupon'].filter(Boolean).join(' ');
  return (
    <div {...rest} ref={frame} className={cx(styles.frame, className)} data-bets={couponCount > 0 ? '' : undefined}>
      <a className="skip-link" href="#main" inert={isDrawer}>
        <FormattedMessage id="ui.skip" defaultMessage="Skip to content" />
      </a>
      <div className={styles.bar} inert={isDrawer}>
        {header}
        {strip}
      </div>
      <div
        className={styles.columns}
        data-without={without || undefined}
        data-media={media === undefined ? undefined : ''}
        data-folded={isCouponFolded ? '' : undefined}
      >
        {menu !== undefined && (
          <div className={cx(styles.rail, styles.menu)} inert={isDrawer}>
            {menu}
          </div>
        )}
        <main id="main" tabIndex={-1} className={styles.main} inert={isDrawer}>
          {children}
        </main>
        {media !== undefined && <div className={cx(styles.rail, styles.media)}>{media}</div>}
        {coupon !== undefined && (
          <aside
            ref={drawer}
            id="coupon"
            tabIndex={-1}
            className={cx(styles.rail, styles.coupon)}
            data-open={isCouponOpen ? '' : undefined}
            aria-label={intl.formatMessage({ id: 'ui.frame.coupon', defaultMessage: 'Coupon' })}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Escape' && isDrawer) close();
            }}
          >
            <div className={styles.close}>
              <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={close}>
                <CloseIcon />
              </IconButton>
            </div>
            {isCouponFolded && (
              <button type="button" className={styles.unfold} onClick={onCouponUnfold}>
                <TicketIcon />
                {couponCount > 0 && <CountBadge>{couponCount}</CountBadge>}
                <VisuallyHidden>
                  <FormattedMessage id="ui.frame.unfold" defaultMessage="Show coupon" />
                </VisuallyHidden>
              </button>
            )}
            <div className={styles.panel}>{coupon}</div>
          </aside>
        )}
      </div>
      {coupon !== undefined && isCouponOpen && <div className={styles.scrim} onClick={close} />}
      {coupon !== undefined && couponCount > 0 && (
        <button
          type="button"
          inert={isDrawer}
          className={styles.opener}
          aria-expanded={isCouponOpen}
          onClick={() => onCouponOpen?.(true)}
          data-print="hidden"
        >
          <FormattedMessage id="ui.frame.coupon" defaultMessage="Coupon" />
          <span>{couponCount}</span>
        </button>
      )}
      <div className={styles.footer} inert={isDrawer}>
        {footer}
      </div>
    </div>
  );
}
