import { jackpot, jackpotModule, selectShown, watchResource } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { type ModularStore, selectLanguage, type RootState } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { FEATURE_NAMES } from '../game-words.ts';
import styles from './Parts.module.css';

/** The jackpot from the ledger, linked to its games; empty until it is loaded. @spec CS-01 */
export function Jackpot() {
  const lang = useSelector(selectLanguage);
  const store = useStore() as unknown as ModularStore;
  const view = useSelector((state: RootState) => selectShown(state, jackpot));
  useEffect(() => watchResource(store, jackpotModule, jackpot.key), [store]);
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
