import { sportById } from '@touchline/betting-rules';
import { bettingChosen, selectBetting, type RowMarket } from '@touchline/betting-line-state';
import { APP_VIEW_TYPE, selectBuild, selectView, type RootState } from '@touchline/shared-state';
import { SegmentedControl } from '@touchline/ui-kit';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

const NAMES = defineMessages({
  result: { id: 'betting.rows.result', defaultMessage: '1X2' },
  winner: { id: 'betting.rows.winner', defaultMessage: 'Winner' },
  total: { id: 'betting.rows.total', defaultMessage: 'Total' },
  handicap: { id: 'betting.rows.handicap', defaultMessage: 'Handicap' },
  both: { id: 'betting.rows.both', defaultMessage: 'Both to score' },
});

/** In the order of `mainMarketIds`: each sport has the first few of them. */
const MARKETS: readonly RowMarket[] = ['result', 'total', 'handicap', 'both'];

export interface RowMarketsProps {
  /** Sport of all the rows; absent if sports are mixed. */
  sportId?: number | undefined;
}

/** Selects which market the rows show on a phone, among those of their sport. The Asian view has its own rows. @spec BT-01 OD-05 */
export function RowMarkets({ sportId }: RowMarketsProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const isAsian = useSelector((state: RootState) => selectView(state).appViewType === APP_VIEW_TYPE.Asian);
  const { rowMarket } = useSelector(selectBetting);
  const sport = sportById(sportId ?? 0);
  const offered = MARKETS.slice(0, sport?.mainMarketIds.length);
  if (build !== 'mobile' || isAsian || offered.length === 1) return null;
  const nameOf = (market: RowMarket) => NAMES[market === 'result' && sport?.hasDraw === false ? 'winner' : market];
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'betting.game.markets', defaultMessage: 'Markets' })}
      value={offered.includes(rowMarket) ? rowMarket : 'result'}
      options={offered.map((market) => ({ value: market, label: intl.formatMessage(nameOf(market)) }))}
      onChange={(value) => dispatch(bettingChosen({ rowMarket: value as RowMarket }))}
    />
  );
}
