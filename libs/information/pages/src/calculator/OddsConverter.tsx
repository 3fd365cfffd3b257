import { CoefView, formatCoef, parseOdds } from '@touchline/betting-coupon-math';
import { Button, Card, Notice, Table, TextField } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styles from './Calculator.module.css';
import { words } from './calculator-words.ts';
import { useQueryForm } from './use-query-form.ts';

const VIEWS = [CoefView.Decimal, CoefView.Fractional, CoefView.American, CoefView.HongKong, CoefView.Indonesian, CoefView.Malay] as const;
const NAMES = defineMessages({
  [CoefView.Decimal]: { id: 'information.calc.view.decimal', defaultMessage: 'Decimal' },
  [CoefView.Fractional]: { id: 'information.calc.view.fractional', defaultMessage: 'Fractional' },
  [CoefView.American]: { id: 'information.calc.view.american', defaultMessage: 'American' },
  [CoefView.HongKong]: { id: 'information.calc.view.hongKong', defaultMessage: 'Hong Kong' },
  [CoefView.Indonesian]: { id: 'information.calc.view.indonesian', defaultMessage: 'Indonesian' },
  [CoefView.Malay]: { id: 'information.calc.view.malay', defaultMessage: 'Malay' },
});

/** Odds in every format, with the implied probability. @spec PI-03 OD-01 */
export function OddsConverter({ path }: { path: string }) {
  const intl = useIntl();
  const typed = (usePageQuery().get('c') ?? '').slice(0, 20);
  const submit = useQueryForm(path);
  const odds = parseOdds(typed);
  return (
    <form key={typed} method="get" action={path} onSubmit={submit} className={styles.form}>
      <input type="hidden" name="tool" value="odds" />
      <div className={styles.terms}>
        <TextField
          name="c"
          defaultValue={typed}
          dir="ltr"
          label={intl.formatMessage({ id: 'information.calc.anyOdds', defaultMessage: 'Odds in any format' })}
          hint={intl.formatMessage({ id: 'information.calc.anyOdds.hint', defaultMessage: 'For example 1.85, 17/20 or -118' })}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          <FormattedMessage {...words.count} />
        </Button>
      </div>
      {typed !== '' && !odds.isOk && (
        <Notice tone="warn">
          <FormattedMessage id="information.calc.badOdds" defaultMessage="We can't read these odds." />
        </Notice>
      )}
      {odds.isOk && (
        <Card>
          <Table
            caption={intl.formatMessage(words.odds)}
            columns={[
              { key: 'format', head: <FormattedMessage {...words.format} /> },
              { key: 'value', head: <FormattedMessage {...words.value} />, isNumeric: true },
            ]}
            rows={[
              ...VIEWS.map((view) => ({
                key: String(view),
                cells: { format: <FormattedMessage {...NAMES[view]} />, value: <bdi>{formatCoef(odds.value, view)}</bdi> },
              })),
              {
                key: 'chance',
                cells: {
                  format: <FormattedMessage id="information.calc.chance" defaultMessage="Implied chance" />,
                  value: <FormattedNumber value={1000 / odds.value} style="percent" maximumFractionDigits={2} />,
                },
              },
            ]}
          />
        </Card>
      )}
    </form>
  );
}
