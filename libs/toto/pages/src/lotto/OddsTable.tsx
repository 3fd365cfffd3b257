import { chanceOfAnyPrize, expectedReturn, type Lottery, prizeOdds } from '@touchline/toto-rules';
import type { LottoPrice } from '@touchline/toto-contract';
import { Money, Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../shared/Shared.module.css';

/** Prizes of a combination with their exact odds, and the average return. @spec TL-02 */
export function OddsTable({ lottery, picked, price }: { lottery: Lottery; picked: number; price: LottoPrice }) {
  const intl = useIntl();
  const odds = prizeOdds(lottery, picked);
  if (odds.length === 0) return null;
  const oneIn = (chance: (typeof odds)[number]['chance']): string =>
    intl.formatMessage(
      { id: 'lotto.odds.oneIn', defaultMessage: '1 in {count}' },
      {
        count: intl.formatNumber(chance.denominator === 1n ? 1 : Number(chance.denominator) / Number(chance.numerator), {
          maximumFractionDigits: 1,
        }),
      },
    );
  const percent = (value: (typeof odds)[number]['chance']): string =>
    intl.formatNumber(value.toApproximateNumber(), { style: 'percent', maximumFractionDigits: 2 });
  const back = expectedReturn(odds);
  return (
    <>
      <Table
        caption={intl.formatMessage({ id: 'lotto.odds', defaultMessage: 'Prizes and chances of one combination' })}
        columns={[
          { key: 'right', head: <FormattedMessage id="lotto.odds.right" defaultMessage="Right" /> },
          { key: 'chance', head: <FormattedMessage id="lotto.odds.chance" defaultMessage="Chance" />, isNumeric: true },
          { key: 'prize', head: <FormattedMessage id="lotto.odds.prize" defaultMessage="Prize" />, isNumeric: true },
        ]}
        rows={odds.map(({ right, times, chance }) => ({
          key: String(right),
          cells: {
            right: intl.formatNumber(right),
            chance: oneIn(chance),
            prize: <Money amount={times * price.price} iso={price.iso} exponent={price.exponent} />,
          },
        }))}
      />
      <p className={styles.words}>
        <FormattedMessage
          id="lotto.odds.return"
          defaultMessage="On average {back} of what tickets cost is paid out as prizes; {loss} is lost. A combination wins any prize with a chance of {any}."
          values={{ back: percent(back), loss: percent(back.negated().plus(1)), any: oneIn(chanceOfAnyPrize(odds)) }}
        />
      </p>
    </>
  );
}
