import { jackpot, jackpotModule, selectShown, watchResource } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { type ModularStore, selectLanguage, type RootState } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { FEATURE_NAMES } from '../game-words.ts';
import styles from './Parts.module.css';

/** The jackpot from the ledger, linked to its games; nothing until it is loaded, and while it holds less than its seed. @spec CS-01 */
export function Jackpot() {
  const lang = useSelector(selectLanguage);
  const store = useStore() as unknown as ModularStore;
  const view = useSelector((state: RootState) => selectShown(state, jackpot));
  useEffect(() => watchResource(store, jackpotModule, jackpot.key), [store]);
  if (view.status === 'failed' || view.data === null) return null;
  const { amount, exponent, currencyIso, seed = 0 } = view.data;
  if (amount === 0 || amount < seed) return null;
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
          defaultMessage="1% of every jackpot-game stake feeds the pot. Any round can win it."
        />
      </span>
    </Link>
  );
}
