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
  /** Its page. */
  href?: string;
  /** ISO code of the country whose flag stands before the name. */
  country: string | null;
  /** Of the columns that the rows below have. */
  heads: EventHeads;
  /** Kept by the player. */
  isFavourite?: boolean;
  /** Without it there is no star. */
  onFavouriteToggle?: () => void;
}

/** Title of a championship in a list, and the heads of its columns of prices. */
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
  /** ISO code of the country whose flag stands before the name; null for an international one. */
  country: string | null;
  /** Games below it. */
  count: number;
  /** Whether its games are shown. */
  isOpen: boolean;
  /** The fold was pressed; without it the games can't be folded. */
  onFold?: () => void;
}

/** Title of a championship on a phone: no heads, since prices carry their names; folds its games. */
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

/** The card that holds a championship's header and its rows. */
export function EventList({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.list, className)} />;
}
