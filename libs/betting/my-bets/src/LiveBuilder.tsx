import type { BookedBet } from '@touchline/betting-contract';
import { legWords, useNames } from '@touchline/betting-names';
import { sportById, type Pair } from '@touchline/betting-rules';
import { useIntl } from 'react-intl';
import styles from './MyBets.module.css';
import { NeedWords } from './NeedWords.tsx';
import { betNeed } from './rules/bet-need.ts';

/** Legs of an open bet builder, with what each still needs at this score. @param score - undefined before the match. @spec BT-10 AC-05 */
export function LiveBuilder({ bet, score }: { bet: BookedBet; score: Pair | undefined }) {
  const intl = useIntl();
  const names = useNames();
  const context = { sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 };
  return (
    <ul
      className={styles.builderLegs}
      aria-label={intl.formatMessage({ id: 'betting.myBets.builderLegs', defaultMessage: 'Selections of the bet builder' })}
    >
      {(bet.legs ?? []).map((leg) => {
        const need = score === undefined ? null : betNeed({ ...leg, name: leg.outcomeName }, score);
        return (
          <li key={leg.outcomeId}>
            <span dir="auto">{legWords(names, leg, context)}</span>
            {need !== null && (
              <span className={styles.need} data-state={need.state}>
                <NeedWords need={need} bet={bet} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
