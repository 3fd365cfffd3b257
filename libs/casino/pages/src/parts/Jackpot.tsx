import { jackpot } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { FEATURE_NAMES } from '../game-words.ts';
import styles from './Parts.module.css';
import { useShown } from './use-shown.ts';

/** Polling interval of the jackpot while it is visible. */
const POLL_EVERY_MS = 15_000;

/** The jackpot from the ledger, linked to its games; empty until it is loaded. @spec CS-01 */
export function Jackpot() {
  const lang = useSelector(selectLanguage);
  const { view, ask } = useShown(jackpot);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, POLL_EVERY_MS);
    return () => clearInterval(timer);
  }, [ask]);
  if (view.status === 'failed') return null;
  if (view.data === null) return <div className={styles.jackpot} aria-hidden="true" />;
  const { amount, exponent, currencyIso } = view.data;
  return (
    <Link href={`${routePath('casino', {}, { lang })}?feature=jackpot`} className={styles.jackpot}>
      <span className={styles.jackpotName}>
        <FormattedMessage {...FEATURE_NAMES.jackpot} />
      </span>
      <bdi className={styles.jackpotSum}>
        <FormattedNumber value={amount / 10 ** exponent} style="currency" currency={currencyIso} />
      </bdi>
      <span className={styles.jackpotAbout}>
        <FormattedMessage
          id="casino.jackpot.about"
          defaultMessage="A hundredth of every stake on jackpot games goes in. One round wins all of it."
        />
      </span>
    </Link>
  );
}
