import { routePath } from '@touchline/shared-routes';
import { StatsIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './Pages.module.css';

export const statisticPath = (lang: string, statisticId: string, tab?: string): string =>
  routePath('statistic', {}, { lang, query: { id: statisticId, tab } });

const WINDOW = 'popup,width=960,height=800,noopener';

/** Opens a game's statistics in a popup window. @spec BT-04 */
export function StatisticWindowLink({ lang, statisticId, game }: { lang: string; statisticId: string; game: string }) {
  const intl = useIntl();
  const href = routePath('statisticpopup', {}, { lang, query: { id: statisticId } });
  return (
    <a
      className={styles.window}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={intl.formatMessage({ id: 'results.window', defaultMessage: 'Statistics in a new window: {game}' }, { game })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        window.open(href, '_blank', WINDOW);
      }}
    >
      <StatsIcon />
    </a>
  );
}
