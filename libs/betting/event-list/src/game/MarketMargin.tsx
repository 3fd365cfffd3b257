import { useNames } from '@touchline/betting-names';
import { selectLine, type GameInfo } from '@touchline/betting-line-state';
import { Table } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import type { GameSource } from '../feed/use-game.ts';
import { useOdds } from '../prices/use-odds.ts';
import { nameContext } from '../views/event-view-of.ts';
import { MARGIN_METHODS, marketMargins } from '../views/margin-view.ts';
import styles from './GameMarkets.module.css';

const MILLION = 1_000_000;
const NONE = '–';

export interface MarketMarginProps {
  source: GameSource;
  game: GameInfo;
  typeId: number;
  title: string;
}

/** The current margin of a market, and its prices without margin by each method. @spec OD-01 BT-01 */
export function MarketMargin({ source, game, typeId, title }: MarketMarginProps) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  // Unlike the price table, these few figures are mounted on demand, so they can render on every price change.
  const book = useSelector((state: RootState) => selectLine(state)[source.part][source.key]?.books[game.id]);
  const margins = marketMargins((book ?? []).filter((market) => market.typeId === typeId));
  if (margins.length === 0) {
    return (
      <p className={styles.margin}>
        <FormattedMessage id="betting.margin.none" defaultMessage="The margin is shown while every outcome has odds." />
      </p>
    );
  }
  const heads = {
    proportional: intl.formatMessage({ id: 'betting.margin.proportional', defaultMessage: 'Proportional' }),
    power: intl.formatMessage({ id: 'betting.margin.power', defaultMessage: 'Power' }),
    shin: intl.formatMessage({ id: 'betting.margin.shin', defaultMessage: 'Shin' }),
  };
  return (
    <div className={styles.margin}>
      <p>
        <FormattedMessage
          id="betting.margin.words"
          defaultMessage="Fair odds are the odds without the bookmaker’s margin, estimated by three methods."
        />
      </p>
      <Table
        caption={intl.formatMessage({ id: 'betting.margin.table', defaultMessage: '{title}: margin and fair odds' }, { title })}
        columns={[
          { key: 'outcome', head: intl.formatMessage({ id: 'betting.margin.outcome', defaultMessage: 'Outcome' }) },
          { key: 'odds', head: intl.formatMessage({ id: 'betting.margin.odds', defaultMessage: 'Odds' }), isNumeric: true },
          { key: 'margin', head: intl.formatMessage({ id: 'betting.margin.margin', defaultMessage: 'Margin' }), isNumeric: true },
          ...MARGIN_METHODS.map((key) => ({ key, head: heads[key], isNumeric: true })),
        ]}
        rows={margins.flatMap(({ market, margin, fair }) =>
          market.outcomes.map((outcome, at) => ({
            key: String(outcome.id),
            cells: {
              outcome: names.outcome(outcome, market, { context: nameContext(game) }),
              odds: odds(outcome.coef),
              margin: intl.formatNumber(margin / MILLION, { style: 'percent', maximumFractionDigits: 1 }),
              ...Object.fromEntries(
                MARGIN_METHODS.map((key) => {
                  const coef = fair[key][at] ?? null;
                  return [key, coef === null ? NONE : odds(coef)];
                }),
              ),
            },
          })),
        )}
      />
    </div>
  );
}
