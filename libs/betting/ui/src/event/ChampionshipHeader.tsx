import { cx, Flag, Link } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import styles from './ChampionshipHeader.module.css';
import { FavouriteButton } from './FavouriteButton.tsx';
import grid from './event-grid.module.css';
import type { EventHeads } from './event-view.ts';

export interface ChampionshipHeaderProps extends ComponentProps<'div'> {
  /** Name of the championship. */
  name: string;
  /** URL of its page. */
  href?: string;
  /** ISO code of the flag before the name. */
  country: string | null;
  /** Heads of the price columns below. */
  heads: EventHeads;
  /** Whether it is a favourite of the player. */
  isFavourite?: boolean;
  /** Toggles the favourite; without it there is no star. */
  onFavouriteToggle?: () => void;
}

/** Header of a championship in a list, with the heads of its price columns. */
export function ChampionshipHeader({
  name,
  href,
  country,
  heads,
  isFavourite,
  onFavouriteToggle,
  className,
  ...rest
}: ChampionshipHeaderProps) {
  return (
    <div {...rest} className={cx(grid.grid, styles.header, className)} data-ways={heads.result.length}>
      <div className={styles.title}>
        <Flag country={country} />
        {href === undefined ? (
          <h3 title={name}>{name}</h3>
        ) : (
          <Link href={href} title={name}>
            {name}
          </Link>
        )}
        {onFavouriteToggle && <FavouriteButton name={name} isFavourite={isFavourite ?? false} onToggle={onFavouriteToggle} />}
      </div>
      <div className={grid.result} aria-hidden="true">
        {heads.result.map((head, at) => (
          <span key={at} className={styles.head}>
            {head}
          </span>
        ))}
      </div>
      {heads.total && <HeadTriple className={grid.total} heads={heads.total} />}
      {heads.handicap && <HeadTriple className={grid.handicap} heads={heads.handicap} />}
    </div>
  );
}

function HeadTriple({ className, heads }: { className: string | undefined; heads: readonly [string, string, string] }) {
  return (
    <div className={className} aria-hidden="true">
      <span className={styles.head}>{heads[0]}</span>
      <span className={cx(styles.head, styles.line)}>{heads[1]}</span>
      <span className={styles.head}>{heads[2]}</span>
    </div>
  );
}

export interface ChampionshipBandProps extends ComponentProps<'div'> {
  /** Name of the championship. */
  name: string;
  /** ISO code of the flag before the name; null for an international championship. */
  country: string | null;
  /** Number of games below it. */
  count: number;
}

/** Header of a championship on phones: a band of 26 pixels without column heads, because prices have names. @spec BT-01 */
export function ChampionshipBand({ name, country, count, className, ...rest }: ChampionshipBandProps) {
  return (
    <div {...rest} className={cx(styles.band, className)}>
      <Flag country={country} />
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.count}>{count}</span>
    </div>
  );
}
