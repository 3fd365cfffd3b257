import { COEF_VIEWS, CoefView } from '@touchline/betting-coupon-math';
import { offsetZone, zoneName } from '@touchline/shared-primitives/calendar';
import { selectView, viewChosen, viewUnchosen } from '@touchline/shared-state';
import { Select } from '@touchline/ui-kit';
import { defineMessages, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { OFFSETS } from './offsets.ts';

/** Names of the odds formats. */
export const formats = defineMessages({
  [CoefView.Decimal]: { id: 'shell.odds.decimal', defaultMessage: 'Decimal' },
  [CoefView.Fractional]: { id: 'shell.odds.fractional', defaultMessage: 'Fractional' },
  [CoefView.American]: { id: 'shell.odds.american', defaultMessage: 'American' },
  [CoefView.HongKong]: { id: 'shell.odds.hongKong', defaultMessage: 'Hong Kong' },
  [CoefView.Indonesian]: { id: 'shell.odds.indonesian', defaultMessage: 'Indonesian' },
  [CoefView.Malay]: { id: 'shell.odds.malay', defaultMessage: 'Malay' },
  [CoefView.Alias14]: { id: 'shell.odds.alias14', defaultMessage: 'Asian: Hong Kong' },
  [CoefView.Alias15]: { id: 'shell.odds.alias15', defaultMessage: 'Asian: Indonesian' },
  [CoefView.Alias16]: { id: 'shell.odds.alias16', defaultMessage: 'Asian: Malay' },
});

/** Choice of the odds format. @spec OD-01 */
export function OddsSelect({ isLabelHidden = true }: { isLabelHidden?: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { coefViewId } = useSelector(selectView);
  return (
    <Select
      label={intl.formatMessage({ id: 'shell.odds', defaultMessage: 'Odds format' })}
      isLabelHidden={isLabelHidden}
      value={String(coefViewId)}
      options={COEF_VIEWS.map((id) => ({ value: String(id), label: intl.formatMessage(formats[id]) }))}
      onChange={(value) => dispatch(viewChosen({ coefViewId: Number(value) }))}
    />
  );
}

/** Value of the option without a fixed offset. */
const DEVICE = 'device';

/** Choice of the zone of all times on the site: that of the device, which knows its changes of clocks, or a fixed offset. @spec PL-05 LY-13 */
export function ZoneSelect({ isLabelHidden = true }: { isLabelHidden?: boolean }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { timeZone, deviceZone, chosen } = useSelector(selectView);
  const isFixed = chosen.includes('timeZone');
  const offsets = !isFixed || OFFSETS.includes(timeZone) ? OFFSETS : [timeZone, ...OFFSETS];
  const ofDevice = intl.formatMessage({ id: 'shell.zone.device', defaultMessage: 'As on this device' });
  return (
    <Select
      label={intl.formatMessage({ id: 'shell.zone', defaultMessage: 'Time zone' })}
      isLabelHidden={isLabelHidden}
      value={isFixed ? String(timeZone) : DEVICE}
      options={[
        { value: DEVICE, label: deviceZone === null ? ofDevice : `${zoneName(deviceZone)} · ${ofDevice}` },
        ...offsets.map((hours) => ({ value: String(hours), label: zoneName(offsetZone(hours)) })),
      ]}
      onChange={(value) => dispatch(value === DEVICE ? viewUnchosen(['timeZone']) : viewChosen({ timeZone: Number(value) }))}
    />
  );
}
