import { InfoIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './DelayNotice.module.css';

/** Stands on every page with games in play: whoever bets on what they see should know that it has already happened. */
export function DelayNotice() {
  return (
    <p className={styles.notice}>
      <InfoIcon />
      <FormattedMessage id="betting.live.delay" defaultMessage="Scores and streams may be delayed." />
    </p>
  );
}
