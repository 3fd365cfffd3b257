import { selectCoefNotation } from '@touchline/shared-config';
import { selectView, viewChosen } from '@touchline/shared-state';
import { Button, Menu } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ODDS_FORMATS } from './settings-words.ts';

/** The notation of every coefficient on the page, changed everywhere at once. @spec OD-01 */
export function OddsMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const notation = useSelector((state) => selectCoefNotation(state, selectView(state).coefViewId));
  const current = ODDS_FORMATS.find(({ id }) => id === notation) ?? ODDS_FORMATS[0];
  const label = intl.formatMessage({ id: 'shell.odds', defaultMessage: 'Odds' });
  return (
    <Menu
      label={label}
      trigger={
        <Button look="quiet" size="small" aria-label={`${label}: ${intl.formatMessage(current.name)}`}>
          {label} <b>{intl.formatMessage(current.name)}</b>
        </Button>
      }
      items={ODDS_FORMATS.map(({ id, name }) => ({ key: String(id), label: <FormattedMessage {...name} />, isChecked: id === current.id }))}
      onChoose={(key) => dispatch(viewChosen({ coefViewId: Number(key) }))}
    />
  );
}
