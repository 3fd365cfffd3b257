import { selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { SectionHeading } from '@touchline/ui-kit';
import { useNames } from '@touchline/betting-names';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { minuteText } from '../views/tracker-view.ts';
import { incidentWords } from './incident-words.ts';
import styles from './Incidents.module.css';

/** A tennis match can have hundreds of points, so only the latest are shown. */
const MOST_SHOWN = 30;

/** Incidents of the game, the latest first. */
export function Incidents({ view, gameId, most = MOST_SHOWN }: { view: FeedView; gameId: number; most?: number }) {
  const intl = useIntl();
  const names = useNames();
  const incidents = useSelector((state: RootState) => selectGamePage(state, view)?.incidents);
  const game = useSelector((state: RootState) => selectGamePage(state, view)?.games[gameId]);
  if (incidents === undefined || incidents.length === 0 || game === undefined) return null;
  const wordsOf = incidentWords({ intl, names }, game.sportId, incidents);
  const latest = [...incidents].reverse().slice(0, most);
  return (
    <>
      <SectionHeading>
        <FormattedMessage id="betting.incidents.title" defaultMessage="Timeline" />
      </SectionHeading>
      <ol className={styles.list}>
        {latest.map((incident) => {
          const { id, seconds, team, text } = incident;
          return (
            <li key={id} className={styles.item}>
              <span className={styles.minute}>{minuteText(seconds)}</span>
              <span className={styles.kind}>{wordsOf(incident)}</span>
              <span className={styles.team} dir="auto">
                {[team === 1 ? game.opponent1.name : team === 2 ? game.opponent2.name : '', text].filter(Boolean).join(', ')}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
