import { cx, Flag, Link, SportIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SportsMenu.module.css';

/** A championship or a country of a sport. */
export interface MenuChild {
  /** Unique among its siblings. */
  key: string;
  /** In the player's language. */
  name: string;
  /** URL of its page. */
  href: string;
  /** Number of games; absent if unknown. */
  count?: number;
  /** ISO code of the flag of a favourite; a globe if null or absent. */
  country?: string | null;
  /** Whether it is the current page. */
  isCurrent?: boolean;
}

/** A sport of the menu. */
export interface MenuSport {
  /** Unique in the menu. */
  key: string;
  /** Key of the icon. */
  sport: string;
  /** In the player's language. */
  name: string;
  /** URL of its page. */
  href: string;
  /** Number of games; absent if unknown. */
  count?: number;
  /** Whether it is the current page. */
  isCurrent?: boolean;
  /** Shown below the sport if it is open. */
  children?: readonly MenuChild[];
}

export interface SportsMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** In display order. */
  sports: readonly MenuSport[];
  /** The player's favourite championships; without any, their heading is omitted. */
  favourites?: readonly MenuChild[];
  /** Search box at the top. */
  search?: ReactNode;
  /** Collapses to a column of icons with small names if the frame sets `--w-rail`. */
  folds?: boolean;
}

/** Sports with their numbers of games, the open one with its championships, and the player's favourites at the top. @spec BT-01 BT-05 */
export function SportsMenu({ sports, favourites = [], search, folds = false, className, ...rest }: SportsMenuProps) {
  const intl = useIntl();
  return (
    <nav
      {...rest}
      aria-label={intl.formatMessage({ id: 'betting.menu.title', defaultMessage: 'Sports' })}
      data-folds={folds ? '' : undefined}
      className={cx(styles.menu, className)}
    >
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {favourites.length > 0 && (
        <>
          <h2 className={styles.title}>
            <FormattedMessage id="betting.menu.favourites" defaultMessage="Favourites" />
          </h2>
          <ul>
            {favourites.map((item) => (
              <MenuLine key={item.key} item={item} icon={<Flag country={item.country ?? null} />} />
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.title}>
        <FormattedMessage id="betting.menu.all" defaultMessage="All sports" />
      </h2>
      <ul>
        {sports.map((item) => (
          <MenuLine key={item.key} item={item} icon={<SportIcon sport={item.sport} />}>
            {item.children && item.children.length > 0 && (
              <ul className={styles.children}>
                {item.children.map((child) => (
                  <MenuLine key={child.key} item={child} />
                ))}
              </ul>
            )}
          </MenuLine>
        ))}
      </ul>
    </nav>
  );
}

function MenuLine({
  item,
  icon,
  children,
}: {
  item: Pick<MenuChild, 'name' | 'href' | 'count' | 'isCurrent'>;
  icon?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li>
      <Link href={item.href} className={styles.item} aria-current={item.isCurrent ? 'page' : undefined} title={item.name}>
        {icon}
        <span className={styles.name} dir="auto">
          {item.name}
        </span>
        {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
      </Link>
      {children}
    </li>
  );
}
