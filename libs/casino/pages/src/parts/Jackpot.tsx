import type { CasinoJackpot } from '@touchline/casino-contract';
import { jackpot, jackpotModule, selectShown, watchResource } from '@touchline/casino-state';
import { routePath } from '@touchline/shared-routes';
import { type ModularStore, selectLanguage, type RootState } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { FEATURE_NAMES } from '../game-words.ts';
import styles from './Parts.module.css';

/** The jackpot of the ledger, kept fresh; null until it is loaded, and while it is empty or holds less than its seed. */
function useJackpot(): CasinoJackpot | null {
  const store = useStore() as unknown as ModularStore;
  const { data } = useSelector((state: RootState) => selectShown(state, jackpot));
  useEffect(() => watchResource(store, jackpotModule, jackpot.key), [store]);
  return data === null || data.amount === 0 || data.amount < (data.seed ?? 0) ? null : data;
}

const Sum = ({ amount, exponent, currencyIso }: CasinoJackpot) => (
  <bdi className={styles.jackpotSum}>
    <FormattedNumber value={amount / 10 ** exponent} style="currency" currency={currencyIso} />
  </bdi>
);

/** The sum of the jackpot, beside a heading. @spec CS-01 */
export function JackpotSum() {
  const held = useJackpot();
  return held && <Sum {...held} />;
}

/** The jackpot, linked to its games. @spec CS-01 */
export function Jackpot() {
  const lang = useSelector(selectLanguage);
  const held = useJackpot();
  if (held === null) return null;
  return (
    <Link href={`${routePath('casino', {}, { lang })}?feature=jackpot`} className={styles.jackpot}>
      <span className={styles.jackpotName}>
        <FormattedMessage {...FEATURE_NAMES.jackpot} />
      </span>
      <Sum {...held} />
      <span className={styles.jackpotAbout}>
        <FormattedMessage id="casino.jackpot.about" defaultMessage="1% of every jackpot-game stake feeds the pot. Any round can win it." />
      </span>
    </Link>
  );
}
