import { InfoIcon } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './DelayNotice.module.css';

/** Shown on every page with games in play: players must know that the picture is behind the game. */
export function DelayNotice() {
  return (
    <p className={styles.notice}>
      <InfoIcon />
      <FormattedMessage id="betting.live.delay" defaultMessage="Scores and streams may be delayed." />
    </p>
  );
}
