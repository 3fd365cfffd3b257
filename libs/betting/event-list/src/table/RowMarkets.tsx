import { bettingChosen, selectBetting, type RowMarket } from '@touchline/betting-line-state';
import { APP_VIEW_TYPE, selectBuild, selectView } from '@touchline/shared-state';
import { SegmentedControl } from '@touchline/ui-kit';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';

const NAMES = defineMessages({
  result: { id: 'betting.rows.result', defaultMessage: '1X2' },
  total: { id: 'betting.rows.total', defaultMessage: 'Total' },
  handicap: { id: 'betting.rows.handicap', defaultMessage: 'Handicap' },
  both: { id: 'betting.rows.both', defaultMessage: 'Both to score' },
});

/** On a phone: which market the rows show. The Asian view has rows of its own. @spec BT-01 OD-05 */
export function RowMarkets() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const isAsian = useSelector((state: unknown) => selectView(state).appViewType === APP_VIEW_TYPE.Asian);
  const { rowMarket } = useSelector(selectBetting);
  if (build !== 'mobile' || isAsian) return null;
  return (
    <SegmentedControl
      label={intl.formatMessage({ id: 'betting.game.markets', defaultMessage: 'Markets' })}
      value={rowMarket}
      options={(Object.keys(NAMES) as RowMarket[]).map((market) => ({ value: market, label: intl.formatMessage(NAMES[market]) }))}
      onChange={(value) => dispatch(bettingChosen({ rowMarket: value as RowMarket }))}
    />
  );
}
