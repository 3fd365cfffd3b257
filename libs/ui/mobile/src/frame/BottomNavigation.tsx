import { ChevronUpIcon, CountBadge, cx, Link } from '@touchline/ui-kit';
import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MobileFrame.module.css';

/** A place of the bottom navigation: a link, or a press that opens something. */
export interface BottomItem {
  /** Its own name among the places. */
  key: string;
  /** Its words, under the picture. */
  name: string;
  /** Its picture. */
  icon: ReactNode;
  /** Where it leads; without it the place is a press. */
  href?: string;
  /** It was pressed. */
  onPress?: () => void;
  /** The player is there. */
  isCurrent?: boolean;
  /** For a press: whether what it opens is open. */
  isOpen?: boolean;
  /** Number over the icon; 0 shows none. */
  count?: number;
}

export interface BottomNavigationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Five of them; the coupon stands in the middle. */
  items: readonly BottomItem[];
}

/**
 * Five places within reach of the thumb.
 *
 * Keyboard: each place is a tab stop; Enter follows a link, Enter and the space bar press the rest. The landmark's name is `Main`, a place's
 * its count and words; where the player is and what is open are told by their state.
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
  /** Bets in the coupon. */
  count: number;
  /** Type of the coupon: `System 2 of 4`. */
  title: ReactNode;
  /** `Total odds 11.77 if all win`. */
  note?: ReactNode;
}

/** Dragged up further than this, the handle opens the coupon. */
const OPEN_PX = 24;

/**
 * The closed coupon: how many bets, of which type, at which odds. A press or a drag upwards opens it.
 *
 * Keyboard: one tab stop; Enter and the space bar open, as a press does. Its name is its words: count, type, odds, `Open`.
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
