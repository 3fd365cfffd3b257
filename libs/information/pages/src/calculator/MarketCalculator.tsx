import { formatCoef, parseOdds } from '@touchline/betting-coupon-math';
import { Button, Card, Notice, Table, TextField } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './Calculator.module.css';
import { words } from './calculator-words.ts';
import { marketFigures, type MarketFigures } from './market.ts';
import { useQueryForm } from './use-query-form.ts';

const MOST_OUTCOMES = 20;

/** Parses a list of odds; null if any is invalid. */
function oddsOf(text: string): number[] | null {
  const parts = text.split(/[\s;]+/).filter((part) => part !== '');
  const read = parts.slice(0, MOST_OUTCOMES).map((part) => parseOdds(part));
  const values = read.flatMap((one) => (one.isOk ? [one.value] : []));
  return values.length === parts.length && values.length >= 2 ? values : null;
}

/** Margin of a market, its fair odds, and stakes with the same return for every outcome. @spec PI-03 */
export function MarketCalculator({ path }: { path: string }) {
  const intl = useIntl();
  const query = usePageQuery();
  const typed = (query.get('m') ?? '').slice(0, 200);
  const stake = (query.get('s') ?? '100').slice(0, 20);
  const submit = useQueryForm(path);
  const coefs = oddsOf(typed);
  const { read, problem } = useAmountReader({ exponent: 2 });
  const amount = read(stake);
  return (
    <form key={`${typed}|${stake}`} method="get" action={path} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="tool" value="market" />
      <div className={styles.terms}>
        <TextField
          name="m"
          defaultValue={typed}
          dir="ltr"
          label={intl.formatMessage({ id: 'information.calc.allOdds', defaultMessage: 'Odds of all outcomes' })}
          hint={intl.formatMessage({ id: 'information.calc.allOdds.hint', defaultMessage: 'Separated by spaces: 2.10 3.40 3.60' })}
        />
        <TextField
          name="s"
          inputMode="decimal"
          defaultValue={stake}
          dir="ltr"
          label={intl.formatMessage(words.stake)}
          error={typed !== '' && problem(stake)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          <FormattedMessage {...words.count} />
        </Button>
      </div>
      {typed !== '' && (coefs === null || !amount.isOk) && (
        <Notice tone="warn">
          <FormattedMessage id="information.calc.badMarket" defaultMessage="Enter a stake and the odds of at least two outcomes." />
        </Notice>
      )}
      {coefs !== null && amount.isOk && <MarketResult figures={marketFigures(coefs, amount.value)} />}
    </form>
  );
}

const Percent = ({ value }: { value: number }) => (
  <span>
    <FormattedNumber value={value / 10_000} style="percent" minimumFractionDigits={2} maximumFractionDigits={2} />
  </span>
);
const Sum = ({ value }: { value: number }) => (
  <bdi>
    <FormattedNumber value={value / 100} minimumFractionDigits={2} maximumFractionDigits={2} />
  </bdi>
);

function MarketResult({ figures: { margin, outcomes, payout } }: { figures: MarketFigures }) {
  const intl = useIntl();
  return (
    <>
      <p role="status" className={styles.summary}>
        <FormattedMessage
          id="information.calc.marketResult"
          defaultMessage="Margin {margin}. Split like this, the stake returns {payout} whichever outcome wins."
          values={{ margin: <Percent value={margin} />, payout: <Sum value={payout} /> }}
        />
      </p>
      <Card>
        <Table
          caption={intl.formatMessage(words.market)}
          columns={[
            { key: 'odds', head: <FormattedMessage {...words.price} />, isNumeric: true },
            {
              key: 'chance',
              head: <FormattedMessage id="information.calc.fairChance" defaultMessage="Chance without margin" />,
              isNumeric: true,
            },
            { key: 'fair', head: <FormattedMessage id="information.calc.fair" defaultMessage="Fair odds" />, isNumeric: true },
            { key: 'stake', head: <FormattedMessage {...words.stake} />, isNumeric: true },
          ]}
          rows={outcomes.map(({ coef, chance, fair, stake }, at) => ({
            key: String(at),
            cells: {
              odds: <bdi>{formatCoef(coef, 0)}</bdi>,
              chance: <Percent value={chance} />,
              fair: <bdi>{formatCoef(fair, 0)}</bdi>,
              stake: <Sum value={stake} />,
            },
          }))}
        />
      </Card>
    </>
  );
}
