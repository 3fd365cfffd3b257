import { overview, selectShown } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { Link, SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { titles } from '../page-words.ts';
import { gamePath, useMine } from '../parts/Games.tsx';
import styles from './GamesBand.module.css';

/** Tiles in the scrolling row. */
const SHOWN = 8;
/** Minimum number of games for a row. */
const LEAST = 4;

/**
 * A row of popular games, or of new ones if there are too few. Empty if the casino does not respond, and for players who are excluded or on
 * a break.
 *
 * @spec CS-01 LIM-5
 */
export function GamesBand() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const view = useSelector((state: RootState) => selectShown(state, overview));
  const { barrier } = useMine();
  if (view.status !== 'ready' || barrier !== null) return null;
  const gamesOf = (wanted: string) => view.data.sections.find(({ id }) => id === wanted)?.games ?? [];
  const games = [gamesOf('popular'), gamesOf('new')].find(({ length }) => length >= LEAST);
  if (games === undefined) return null;
  return (
    <section className={styles.band}>
      <SectionHeading
        note={
          <Link href={routePath('casino', {}, { lang })}>
            <FormattedMessage id="casino.band.all" defaultMessage="View all games" />
          </Link>
        }
      >
        <FormattedMessage {...titles.casino} />
      </SectionHeading>
      <ul className={styles.tiles} aria-label={intl.formatMessage(titles.casino)}>
        {games.slice(0, SHOWN).map((game) => (
          <li key={game.id}>
            <Link href={gamePath(game, lang)} className={styles.tile}>
              {/* The title follows, so the picture needs no text. */}
              <span className={styles.picture}>
                {game.art !== undefined && (
                  <img src={game.art} alt="" width={300} height={400} loading="lazy" decoding="async" className={styles.art} />
                )}
              </span>
              <span className={styles.title} dir="auto">
                {game.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
