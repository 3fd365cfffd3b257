import { ChevronUpIcon, CountBadge, cx, Link } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './MobileFrame.module.css';

/** A place of the bottom navigation: a link, or a press that opens something. */
export interface BottomItem {
  key: string;
  name: string;
  icon: ReactNode;
  href?: string;
  onPress?: () => void;
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

/** Five places within reach of the thumb. */
export function BottomNavigation({ items, className, ...rest }: BottomNavigationProps) {
  const intl = useIntl();
  return (
    <nav {...rest} aria-label={intl.formatMessage({ id: 'ui.nav.main', defaultMessage: 'Main' })} className={cx(styles.nav, className)}>
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
  count: number;
  /** Type of the coupon: `System 2 of 4`. */
  title: ReactNode;
  /** `Total odds 11.77 if all win`. */
  note?: ReactNode;
}

/** The closed coupon: how many bets, of which type, at which odds. A press or a drag upwards opens it. */
export function CouponHandle({ count, title, note, className, ...rest }: CouponHandleProps) {
  return (
    <button type="button" {...rest} className={cx(styles.handle, className)} data-corner="">
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
