import { DATE_STYLES } from '@touchline/shared-primitives';
import { portsOf } from '@touchline/shared-state';
import type { TotoDrawHead } from '@touchline/toto-contract';
import { Countdown, Money } from '@touchline/ui-kit';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import styles from '../shared/Shared.module.css';

/** Number, times and money of a draw. @spec TL-01 */
export function DrawFacts({ draw }: { draw: TotoDrawHead }) {
  const intl = useIntl();
  const { now } = portsOf(useStore());
  const { iso, exponent, stakes, jackpot } = draw.pool;
  const money = (amount: number) => <Money amount={amount} iso={iso} exponent={exponent} />;
  return (
    <dl className={styles.facts}>
      <dt>
        <FormattedMessage id="toto.draw.number" defaultMessage="Draw" />
      </dt>
      <dd>{`№ ${draw.number}`}</dd>
      <dt>
        <FormattedMessage id="toto.draw.closes" defaultMessage="Closes" />
      </dt>
      <dd>
        <FormattedDate value={draw.closesAt} {...DATE_STYLES.moment} />
      </dd>
      {draw.state === 'open' && (
        <>
          <dt>
            <FormattedMessage id="toto.draw.left" defaultMessage="Time left" />
          </dt>
          <dd>
            <Countdown
              label={intl.formatMessage({ id: 'toto.draw.left', defaultMessage: 'Time left' })}
              endsAtMs={draw.closesAt}
              serverNowMs={now}
              ended={<FormattedMessage id="toto.draw.closed" defaultMessage="Closed" />}
            />
          </dd>
        </>
      )}
      <dt>
        <FormattedMessage id="toto.draw.stakes" defaultMessage="Stakes so far" />
      </dt>
      <dd>{money(stakes)}</dd>
      <dt>
        <FormattedMessage id="toto.draw.jackpot" defaultMessage="Jackpot" />
      </dt>
      <dd>{money(jackpot)}</dd>
    </dl>
  );
}
