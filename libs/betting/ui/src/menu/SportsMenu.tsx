import { cx, Flag, Link, SportIcon } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './SportsMenu.module.css';

/** A championship or a country under a sport. */
export interface MenuChild {
  /** Its own among its neighbours. */
  key: string;
  /** In the player's language. */
  name: string;
  /** Page that it leads to. */
  href: string;
  /** Games in it now; left out where that is not known. */
  count?: number;
  /** ISO code for the flag of a favourite; null or left out draws a globe. */
  country?: string | null;
  /** It is the page that is shown. */
  isCurrent?: boolean;
}

/** A sport of the menu. */
export interface MenuSport {
  /** Its own in the menu. */
  key: string;
  /** Key of the icon. */
  sport: string;
  /** In the player's language. */
  name: string;
  /** Page that it leads to. */
  href: string;
  /** Games in it now; left out where that is not known. */
  count?: number;
  /** It is the page that is shown. */
  isCurrent?: boolean;
  /** Shown under the sport, where it is open. */
  children?: readonly MenuChild[];
}

export interface SportsMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** In the order they are shown. */
  sports: readonly MenuSport[];
  /** The player's championships; without any their heading is left out. */
  favourites?: readonly MenuChild[];
  /** The search box on top. */
  search?: ReactNode;
  /** Becomes a column of icons with small names where the frame gives it `--w-rail`. */
  folds?: boolean;
}

/** Sports with their counts, the open one with its championships, and the player's favourites on top. @spec BT-01 BT-05 */
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
