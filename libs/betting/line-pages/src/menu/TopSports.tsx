import type { MenuSport } from '@touchline/betting-ui';
import { Link, SportIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './TopSports.module.css';

/** Sports with a tile: two rows of four. */
const TILES = 8;

/** The first sports of the line as tiles with their numbers of games. @spec LY-01 */
export function TopSports({ sports }: { sports: readonly MenuSport[] }) {
  const intl = useIntl();
  return (
    <ul className={styles.tiles} aria-label={intl.formatMessage({ id: 'betting.time.recommended', defaultMessage: 'Popular' })}>
      {sports.slice(0, TILES).map(({ key, sport, name, href, count, isCurrent }) => (
        <li key={key}>
          <Link href={href} className={styles.tile} aria-current={isCurrent ? 'page' : undefined}>
            <SportIcon sport={sport} size={24} />
            <span className={styles.name} dir="auto">
              {name}
            </span>{' '}
            <span className={styles.count}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
