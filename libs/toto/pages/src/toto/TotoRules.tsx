import { MOST_COMBINATIONS, TOTO_RULES, type TotoSection } from '@touchline/toto-rules';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../shared/Shared.module.css';
import { SECTION_TASKS } from '../shared/section-words.ts';

/** How to play a section and how its pool is shared, generated from the rules. @spec TL-01 */
export function TotoRulesText({ section }: { section: TotoSection }) {
  const intl = useIntl();
  const { games, categories, commissionPercent, mostCancelled } = TOTO_RULES[section];
  const shares = intl.formatList(
    categories.map(({ right, percent }) =>
      intl.formatMessage({ id: 'toto.rules.category', defaultMessage: '{right, number} right: {percent, number}%' }, { right, percent }),
    ),
  );
  return (
    <>
      <p className={styles.words}>
        <FormattedMessage {...SECTION_TASKS[section]} values={{ games }} />
      </p>
      <p className={styles.words}>
        <FormattedMessage
          id="toto.rules.pool"
          defaultMessage="All stakes of a draw make one pool for each currency. {fund, number}% of it are prizes, {house, number}% stay with the house. The prizes are shared by right forecasts: {shares}. All forecasts right also win the jackpot."
          values={{ fund: 100 - commissionPercent, house: commissionPercent, shares }}
        />
      </p>
      <p className={styles.words}>
        <FormattedMessage
          id="toto.rules.rounding"
          defaultMessage="A share that nobody wins goes to the jackpot of the next draw, and so does what is left when prizes are cut to whole cents."
        />
      </p>
      <p className={styles.words}>
        <FormattedMessage
          id="toto.rules.cancelled"
          defaultMessage="In a cancelled game every selection is right. If more than {most, number} games are cancelled, the draw is void and every ticket is refunded."
          values={{ most: mostCancelled }}
        />
      </p>
      <p className={styles.words}>
        <FormattedMessage
          id="toto.rules.system"
          defaultMessage="Several selections in one game make a system: a ticket plays every combination of them, up to {most, number} of them."
          values={{ most: MOST_COMBINATIONS }}
        />
      </p>
    </>
  );
}
