import { Button, Card, Notice, SelectField, TextField } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { calculate, type Outcome } from './calculate.ts';
import styles from './Calculator.module.css';
import { KIND_NAMES, RESULT_NAMES, words } from './calculator-words.ts';
import { BET_KINDS, LEG_RESULTS, MOST_ROWS, queryOfCalculation, readCalculation, type Row } from './read-calculation.ts';
import { useQueryForm } from './use-query-form.ts';

/** Returns of a bet, computed with the coupon's code. @spec PI-03 */
export function BetCalculator({ path }: { path: string }) {
  const intl = useIntl();
  const query = usePageQuery();
  const calculation = readCalculation(query);
  const { kind, size, stake, placeTerms, rows } = calculation;
  const submit = useQueryForm(path);
  const { read, problem } = useAmountReader({ exponent: 2 });
  return (
    // The key resets the form when the URL changes.
    <form key={queryOfCalculation(calculation)} method="get" action={path} onSubmit={submit} className={styles.form}>
      <div className={styles.terms}>
        <SelectField name="kind" defaultValue={kind} label={intl.formatMessage(words.kind)}>
          {BET_KINDS.map((name) => (
            <option key={name} value={name}>
              {intl.formatMessage(KIND_NAMES[name])}
            </option>
          ))}
        </SelectField>
        <TextField
          name="stake"
          inputMode="decimal"
          defaultValue={stake}
          label={intl.formatMessage(words.stake)}
          dir="ltr"
          error={query.has('o') && problem(stake)}
        />
        {kind === 'system' && (
          <TextField name="size" inputMode="numeric" defaultValue={size} label={intl.formatMessage(words.size)} dir="ltr" />
        )}
        {kind === 'each-way' && (
          <TextField name="place" inputMode="numeric" defaultValue={placeTerms} label={intl.formatMessage(words.place)} dir="ltr" />
        )}
      </div>
      {rows.map((row, at) => (
        <Selection key={at} row={row} at={at} />
      ))}
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          <FormattedMessage {...words.count} />
        </Button>
        {rows.length < MOST_ROWS && (
          <Button type="submit" name="n" value={rows.length + 1}>
            <FormattedMessage {...words.more} />
          </Button>
        )}
      </div>
      {query.has('o') && <BetResult outcome={calculate(calculation, read)} />}
    </form>
  );
}

function Selection({ row: { odds, result, deduction, tied }, at }: { row: Row; at: number }) {
  const intl = useIntl();
  const legend = intl.formatMessage({ id: 'information.calc.selection', defaultMessage: 'Selection {number}' }, { number: at + 1 });
  return (
    <fieldset className={styles.row}>
      <legend>{legend}</legend>
      <TextField name="o" inputMode="decimal" defaultValue={odds} label={intl.formatMessage(words.price)} placeholder="1.85" dir="ltr" />
      <SelectField name="r" defaultValue={result} label={intl.formatMessage(words.result)}>
        {LEG_RESULTS.map((name) => (
          <option key={name} value={name}>
            {intl.formatMessage(RESULT_NAMES[name])}
          </option>
        ))}
      </SelectField>
      <TextField name="d" inputMode="numeric" defaultValue={deduction} label={intl.formatMessage(words.deduction)} dir="ltr" />
      <TextField name="t" inputMode="numeric" defaultValue={tied} label={intl.formatMessage(words.tied)} dir="ltr" />
    </fieldset>
  );
}

const Sum = ({ value }: { value: number }) => (
  <bdi>
    <FormattedNumber value={value / 100} minimumFractionDigits={2} maximumFractionDigits={2} />
  </bdi>
);

function BetResult({ outcome }: { outcome: Outcome }) {
  if ('problem' in outcome) {
    return (
      <Notice tone="warn">
        <FormattedMessage
          id="information.calc.problem"
          defaultMessage="{problem, select, count {This bet type needs another number of selections.} other {Enter a stake and odds above 1.00.}}"
          values={{ problem: outcome.problem }}
        />
      </Notice>
    );
  }
  const { combinations, totalStake, potential, returns } = outcome.result;
  const profit = returns - totalStake;
  return (
    <Card hasPadding hasCorner role="status">
      <dl className={styles.result}>
        <dt>
          <FormattedMessage id="information.calc.combinations" defaultMessage="Bets" />
        </dt>
        <dd>
          <FormattedNumber value={combinations} />
        </dd>
        <dt>
          <FormattedMessage id="information.calc.total" defaultMessage="Total stake" />
        </dt>
        <dd>
          <Sum value={totalStake} />
        </dd>
        <dt>
          <FormattedMessage id="information.calc.potential" defaultMessage="Returns if everything wins" />
        </dt>
        <dd>
          <Sum value={potential} />
        </dd>
        <dt>
          <FormattedMessage id="information.calc.returns" defaultMessage="Returns with these results" />
        </dt>
        <dd className={styles.main}>
          <Sum value={returns} />
        </dd>
        <dt>
          <FormattedMessage id="information.calc.profit" defaultMessage="Profit/loss" />
        </dt>
        <dd>
          <bdi>
            <FormattedNumber value={profit / 100} minimumFractionDigits={2} maximumFractionDigits={2} signDisplay="exceptZero" />
          </bdi>
        </dd>
      </dl>
    </Card>
  );
}
