import type { Game } from '@touchline/betting-contract';
import { sportById } from '@touchline/betting-rules';
import { gamePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { StatisticWindowLink } from '../statistic-link.tsx';
import styles from './Express.module.css';

/** Opponents and start time of a game: a link to its prices, and one to its statistics. @spec BT-09 BT-04 */
export function GameHead({ game, when }: { game: Game; when: string }) {
  const lang = useSelector(selectLanguage);
  const { id, sportId, champId, section, opponent1, opponent2, statisticId } = game;
  const teams = `${opponent1.name} – ${opponent2.name}`;
  const at = { lang, section, sportId, sportName: sportById(sportId)?.key, champId, champName: 'league' };
  return (
    <>
      {statisticId !== undefined && <StatisticWindowLink lang={lang} statisticId={statisticId} game={teams} />}
      <span className={styles.game}>
        <Link href={gamePath({ ...at, gameId: id, gameName: `${opponent1.name} ${opponent2.name}` })}>
          <bdi>{opponent1.name}</bdi> – <bdi>{opponent2.name}</bdi>
        </Link>
        <small>{when}</small>
      </span>
    </>
  );
}
