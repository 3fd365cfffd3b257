import { portsOf, selectLanguage } from '@touchline/shared-state';
import { lotteryOf } from '@touchline/toto-rules';
import { Balls } from '@touchline/toto-ui';
import { Countdown, LinkButton, Money } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { lottoHref } from '../shared/addresses.ts';
import { Shown } from '../shared/Shown.tsx';
import styles from '../shared/Shared.module.css';
import { useStakeIso, useToto } from '../shared/use-toto.ts';
import { LOTTERY_NAMES, LOTTERY_RULES_WORDS } from '../shared/lottery-words.ts';
import { useNumber } from '../shared/use-number.ts';

const EVERY_MS = 10_000;

/** All lotteries with next draw, price and latest numbers. @spec TL-02 */
export function LottoOverview() {
  const no = useNumber();
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { now } = portsOf(useStore());
  const { view, retry } = useToto({ what: 'lotteries', iso: useStakeIso() }, EVERY_MS);
  return (
    <Shown view={view} retry={retry}>
      {(lotteries) => (
        <ul className={pageStyles.cards}>
          {lotteries.flatMap(({ lottery: name, open, last, price }, at) => {
            const lottery = lotteryOf(name);
            if (lottery === undefined) return [];
            return [
              <li key={lottery} className={styles.card}>
                <h2>
                  <FormattedMessage {...LOTTERY_NAMES[lottery]} />
                </h2>
                <p className={styles.words}>
                  <FormattedMessage {...LOTTERY_RULES_WORDS[lottery]} />
                </p>
                <dl className={styles.facts}>
                  <dt>
                    <FormattedMessage id="lotto.price" defaultMessage="Price of a combination" />
                  </dt>
                  <dd>
                    <Money amount={price.price} iso={price.iso} exponent={price.exponent} />
                  </dd>
                  <dt>
                    <FormattedMessage id="lotto.closesIn" defaultMessage="Sales close in" />
                  </dt>
                  <dd>
                    <Countdown
                      label={intl.formatMessage({ id: 'lotto.closesIn', defaultMessage: 'Sales close in' })}
                      endsAtMs={open.closesAt}
                      serverNowMs={now}
                      ended={<FormattedMessage id="lotto.closed" defaultMessage="Closed" />}
                    />
                  </dd>
                </dl>
                {last !== null && (
                  <>
                    <h3 className={styles.hint}>
                      <FormattedMessage id="lotto.last" defaultMessage="Last draw" />
                    </h3>
                    <Balls
                      label={intl.formatMessage(
                        { id: 'lotto.lastNumbers', defaultMessage: 'Numbers of draw {number}' },
                        { number: no(last.number) },
                      )}
                      numbers={last.numbers}
                    />
                  </>
                )}
                <LinkButton look={at === 0 ? 'primary' : 'secondary'} href={lottoHref(lang, lottery)}>
                  <FormattedMessage id="lotto.play" defaultMessage="Fill in a ticket" />
                </LinkButton>
              </li>,
            ];
          })}
        </ul>
      )}
    </Shown>
  );
}
