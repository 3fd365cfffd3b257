import { ChevronUpIcon, CountBadge, cx, Link } from '@touchline/ui-kit';
import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MobileFrame.module.css';

/** An item of the bottom navigation: a link, or a button that opens something. */
export interface BottomItem {
  /** Unique among the items. */
  key: string;
  /** Its label, below the icon. */
  name: string;
  /** Its icon. */
  icon: ReactNode;
  /** Target of the link; without it the item is a button. */
  href?: string;
  /** Called on press. */
  onPress?: () => void;
  /** Whether it is the current page. */
  isCurrent?: boolean;
  /** For a button: whether the thing it opens is open. */
  isOpen?: boolean;
  /** Number over the icon; 0 shows none. */
  count?: number;
}

export interface BottomNavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Five items; the coupon is in the middle. */
  items: readonly BottomItem[];
}

/**
 * Five items within reach of the thumb.
 *
 * Keyboard: each item is a tab stop; Enter follows a link, Enter and the space bar press a button. The landmark's name is `Main`, an item's
 * its count and label; the current page and open panels are exposed as states.
 */
export function BottomNavigation({ items, className, ...rest }: BottomNavigationProps) {
  const intl = useIntl();
  return (
    <nav
      {...rest}
      aria-label={intl.formatMessage({ id: 'ui.nav.main', defaultMessage: 'Quick navigation' })}
      className={cx(styles.nav, className)}
    >
      {items.map(({ key, name, icon, href, onPress, isCurrent, isOpen, count = 0 }) => {
        const inside = (
          <>
            {icon}
            {count > 0 && <CountBadge className={styles.count}>{count}</CountBadge>}
            <span>{name}</span>
          </>
        );
        return href === undefined ? (
          <button key={key} type="button" className={styles.item} aria-expanded={isOpen} onClick={onPress}>
            {inside}
          </button>
        ) : (
          <Link key={key} href={href} className={styles.item} aria-current={isCurrent ? 'page' : undefined}>
            {inside}
          </Link>
        );
      })}
    </nav>
  );
}

export interface CouponHandleProps extends Omit<ComponentProps<'button'>, 'title'> {
  /** Number of bets in the coupon. */
  count: number;
  /** Type of the coupon: `System 2 of 4`. */
  title: ReactNode;
  /** `Total odds 11.77 if all win`. */
  note?: ReactNode;
}

/** An upward drag longer than this opens the coupon. */
const OPEN_PX = 24;

/**
 * The closed coupon: number of bets, type and odds. A press or an upward drag opens it.
 *
 * Keyboard: one tab stop; Enter and the space bar open it. Its name is its text: count, type, odds, `Open`.
 */
export function CouponHandle({ count, title, note, className, ...rest }: CouponHandleProps) {
  const from = useRef<number | null>(null);
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (from.current === null || from.current - event.clientY < OPEN_PX) return;
    from.current = null;
    event.currentTarget.click();
  };
  const letGo = () => {
    from.current = null;
  };
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.handle, className)}
      data-corner=""
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <span className={styles.bets}>{count}</span>
      <span className={styles.words}>
        <span>{title}</span>
        <span>{note}</span>
      </span>
      <span className={styles.open}>
        <FormattedMessage id="ui.handle.open" defaultMessage="Open" />
        <ChevronUpIcon />
      </span>
    </button>
  );
}
