import { DATE_STYLES } from '@touchline/shared-primitives';
import type { ServedRound } from '@touchline/casino-game-contract';
import { FormattedDate, FormattedNumber, useIntl } from 'react-intl';

function Money({ amount, iso }: { amount: number; iso: string }) {
  const intl = useIntl();
  const digits = intl.formatNumber(0, { style: 'currency', currency: iso }).replace(/[^0-9٠-٩]/g, '').length - 1;
  return (
    <span>
      <FormattedNumber value={amount / 10 ** digits} style="currency" currency={iso} />
    </span>
  );
}

interface Round extends Pick<ServedRound, 'staked' | 'returned' | 'currencyIso' | 'openedAt'> {
  round: number | null;
  status: string;
}

/** A round in one line: number, start time, stake and return. */
export function RoundLine({ of: { round, staked, returned, currencyIso, openedAt, status } }: { of: Round }) {
  return (
    <>
      <span>
        <bdi>{`#${round}`}</bdi>{' '}
        <span>
          <FormattedDate value={openedAt} {...DATE_STYLES.exact} />
        </span>
      </span>
      <span>
        <Money amount={staked} iso={currencyIso} /> <span>→</span>{' '}
        {status === 'open' ? <span>…</span> : <Money amount={returned} iso={currencyIso} />}
      </span>
    </>
  );
}
