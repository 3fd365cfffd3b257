import { useBookedName } from '@touchline/betting-booked-coupon';
import { historyFiltersChanged, selectHistoryFilters, selectHistoryList } from '@touchline/betting-history-state';
import { selectZone } from '@touchline/shared-state';
import { saveFile } from '@touchline/shared-state/save-file';
import { Button, SearchIcon, Select, TextField } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { historyCsv, isSought } from './history-csv.ts';
import styles from './HistoryPage.module.css';

const types = defineMessages({
  all: { id: 'betting.history.couponType.all', defaultMessage: 'All types' },
  0: { id: 'betting.history.couponType.single', defaultMessage: 'Single' },
  1: { id: 'betting.history.couponType.express', defaultMessage: 'Express' },
  4: { id: 'betting.history.couponType.system', defaultMessage: 'System' },
  2: { id: 'betting.history.couponType.banker', defaultMessage: 'System with banker' },
});
const TYPES = [0, 1, 4, 2] as const;

/** Search field, and download of the listed coupons as a file. @spec AC-05 */
export function HistoryTools({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { typeId } = useSelector(selectHistoryFilters);
  const list = useSelector(selectHistoryList);
  const zone = useSelector(selectZone);
  const nameOf = useBookedName();
  const shown = list.status === 'ready' ? list.coupons.filter((coupon) => isSought(coupon, query)) : [];
  const save = () => {
    saveFile({ name: 'bets.csv', type: 'text/csv;charset=utf-8', parts: [historyCsv(shown, { typeName: nameOf, zone })] });
  };
  return (
    <div className={styles.filters}>
      <Select
        label={intl.formatMessage({ id: 'betting.history.couponType', defaultMessage: 'Coupon type' })}
        isLabelHidden
        value={typeId === null ? 'all' : String(typeId)}
        options={[
          { value: 'all', label: intl.formatMessage(types.all) },
          ...TYPES.map((type) => ({ value: String(type), label: intl.formatMessage(types[type]) })),
        ]}
        onChange={(value) => dispatch(historyFiltersChanged({ typeId: value === 'all' ? null : Number(value) }))}
      />
      <TextField
        type="search"
        isQuiet
        isLabelHidden
        label={intl.formatMessage({ id: 'betting.history.search', defaultMessage: 'Search bets' })}
        placeholder={intl.formatMessage({ id: 'betting.history.search', defaultMessage: 'Search bets' })}
        start={<SearchIcon />}
        value={query}
        autoComplete="off"
        onChange={({ target }) => onQuery(target.value)}
      />
      <Button disabled={shown.length === 0} onClick={save}>
        <FormattedMessage id="betting.history.csv" defaultMessage="Download CSV" />
      </Button>
    </div>
  );
}
