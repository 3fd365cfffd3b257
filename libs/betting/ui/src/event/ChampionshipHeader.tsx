import { ChevronDownIcon, cx, Flag, Link } from '@touchline/ui-kit';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
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
  /** Whether its games are shown. */
  isOpen: boolean;
  /** Called when the fold is clicked; without it the games can't be folded. */
  onFold?: () => void;
}

/** Header of a championship on phones: without column heads, because prices have names; folds its games. */
export function ChampionshipBand({ name, country, count, isOpen, onFold, className, ...rest }: ChampionshipBandProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'betting.championship.fold', defaultMessage: '{name}: show or hide events' }, { name });
  return (
    <div {...rest} className={cx(styles.band, className)}>
      <Flag country={country} />
      <h3 className={styles.name}>{name}</h3>
      <span className={styles.count}>{count}</span>
      {onFold && (
        <button type="button" className={styles.fold} aria-expanded={isOpen} aria-label={label} onClick={onFold}>
          <ChevronDownIcon />
        </button>
      )}
    </div>
  );
}

/** Card for a championship's header and rows. */
export function EventList({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.list, className)} />;
}
