import { useEachWay, useOdds } from '@touchline/betting-event-list';
import { Switch } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './EachWay.module.css';

/** Each way for race winners: the same stake again on the places of the same runners, with its terms. @spec BT-08 CP-27 */
export function EachWay() {
  const eachWay = useEachWay();
  const odds = useOdds();
  if (eachWay === null) return null;
  const { isOn, isOffered, placeCoef, onChange } = eachWay;
  return (
    <div className={styles.eachWay} data-testid="each-way">
      <Switch
        label={<FormattedMessage id="betting.eachWay.label" defaultMessage="Each way" />}
        checked={isOn}
        disabled={!isOn && !isOffered}
        onChange={(event) => onChange(event.target.checked)}
      />
      <p>
        {placeCoef !== null && placeCoef > 0 ? (
          <FormattedMessage
            tagName="span"
            id="betting.eachWay.single"
            defaultMessage="The same stake again on a place: one of the first three, at {odds}."
            values={{ odds: <bdi dir="ltr">{odds(placeCoef)}</bdi> }}
          />
        ) : (
          <FormattedMessage
            tagName="span"
            id="betting.eachWay.several"
            defaultMessage="The same stake again on the places: each selection one of the first three."
          />
        )}
      </p>
    </div>
  );
}
