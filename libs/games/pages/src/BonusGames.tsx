import { loadOriginals } from '@touchline/casino-game-launch';
import { MODELS } from '@touchline/casino-game-math';
import { Notice } from '@touchline/ui-kit';
import type { PageContent } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import { GameList } from './GamesIndex.tsx';
import styles from './Games.module.css';

const HIGHEST_VARIANCE = 25;
/** Families of games that bonuses are usually wagered on; only those of low or medium volatility are listed. */
const FAMILIES = ['slots', 'scratch', 'keno', 'bingo', 'wheel'];
const models = MODELS.filter(({ family, facts }) => FAMILIES.includes(family) && (facts?.variance ?? HIGHEST_VARIANCE) < HIGHEST_VARIANCE);

function BonusGames() {
  return (
    <div className={styles.page}>
      <Notice>
        <FormattedMessage
          id="games.bonus.lead"
          defaultMessage="No bonus is given for these games now. They are the ones whose results stay closest to their return, and each can be tried as a demo."
        />
      </Notice>
      <GameList models={models} />
    </div>
  );
}

/** Games suited for wagering a bonus. @spec CS-05 */
export const bonusContent: PageContent = { Body: BonusGames, load: loadOriginals };
