import type { SettledMarket } from '@touchline/betting-results-contract';
import { marketTypeOf } from '@touchline/betting-rules';
import { useNames, type NameContext } from '@touchline/betting-names';
import { StatusTag, type BetStatusId } from '@touchline/betting-ui';
import { textFilter } from '@touchline/shared-primitives/typing';
import { Card, SearchIcon, TextField } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../Pages.module.css';

export interface SettlementProps {
  markets: readonly SettledMarket[];
  context: NameContext;
}

const FIRST = 30;
const UNIT = 1000;

/** Settlement of all markets of a game: starting price and status of each outcome. @spec BT-04 OD-02 */
export function Settlement({ markets, context }: SettlementProps) {
  const intl = useIntl();
  const names = useNames();
  const [wanted, setWanted] = useState('');
  const named = useMemo(
    () =>
      markets.map((market, at) => {
        const isLadder = marketTypeOf(market.typeId)?.param === 'line';
        const line = isLadder && market.param !== undefined ? ` ${names.line(market.param)}` : '';
        return { key: at, title: names.market(market.typeId, context) + line, market };
      }),
    [markets, names, context],
  );
  const isFound = textFilter(wanted);
  const found = named.filter(({ title }) => isFound(title));
  const shown = wanted.trim() === '' ? found.slice(0, FIRST) : found;
  const find = intl.formatMessage({ id: 'results.settlement.find', defaultMessage: 'Search markets' });
  return (
    <>
      <TextField
        isLabelHidden
        type="search"
        label={find}
        placeholder={find}
        value={wanted}
        start={<SearchIcon />}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p className={styles.count} role="status">
        <FormattedMessage
          id="results.settlement.count"
          defaultMessage="{shown, number} of {all, number} markets"
          values={{ shown: shown.length, all: markets.length }}
        />
      </p>
      <div className={styles.markets}>
        {shown.map(({ key, title, market }) => (
          <Card key={key} className={styles.market}>
            <h3>{title}</h3>
            {market.outcomes.map((outcome, at) => (
              <span key={at} className={styles.outcome}>
                <span dir="auto">{names.outcome(outcome, market, { context, length: 'full' })}</span>
                <span className={styles.coef}>
                  {intl.formatNumber(outcome.coef / UNIT, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
                </span>
                <StatusTag status={outcome.statusId as BetStatusId} />
              </span>
            ))}
          </Card>
        ))}
      </div>
    </>
  );
}
