import { overview, selectShown } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage, type RootState } from '@touchline/shared-state';
import { Link, SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { titles } from '../page-words.ts';
import { Games } from '../parts/Games.tsx';

/** Tiles in the scrolling row. */
const SHOWN = 10;
/** Minimum number of games for a row. */
const LEAST = 4;

/** A row of popular games, or of new ones if there are too few; empty if the casino does not respond. @spec CS-01 */
export function GamesBand() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const view = useSelector((state: RootState) => selectShown(state, overview));
  if (view.status !== 'ready') return null;
  const gamesOf = (wanted: string) => view.data.sections.find(({ id }) => id === wanted)?.games ?? [];
  const games = [gamesOf('popular'), gamesOf('new')].find(({ length }) => length >= LEAST);
  if (games === undefined) return null;
  return (
    <section>
      <SectionHeading
        note={
          <Link href={routePath('casino', {}, { lang })}>
            <FormattedMessage id="casino.band.all" defaultMessage="View all games" />
          </Link>
        }
      >
        <FormattedMessage {...titles.casino} />
      </SectionHeading>
      <Games games={games.slice(0, SHOWN)} label={intl.formatMessage(titles.casino)} isRow />
    </section>
  );
}
