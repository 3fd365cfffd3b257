import { activityCalls, type PlayMarkerView } from '@touchline/responsible-gaming-contract/activity';
import { Notice } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from '../LimitsPage.module.css';
import { readMarkers } from './read-activity.ts';
import { useAnswer } from './use-answer.ts';

const NO_QUERY = {};
const NAMES = defineMessages({
  'deposits-in-a-day': { id: 'limits.signs.deposits', defaultMessage: 'Most deposits within 24 hours in the last 7 days' },
  'failed-deposits': { id: 'limits.signs.failed', defaultMessage: 'Deposits that failed in the last 7 days' },
  'rising-stakes': { id: 'limits.signs.stakes', defaultMessage: 'Average stake in the last 7 days, compared with the 4 weeks before' },
  'night-play': { id: 'limits.signs.nights', defaultMessage: 'Nights with an hour of play between 00:00 and 06:00 UTC in the last 7 days' },
  'raised-limits': { id: 'limits.signs.limits', defaultMessage: 'Times you asked for a higher limit in the last 30 days' },
});

/** Markers computed from the player's own play, with values and thresholds, and a calm notice for a sign. @spec LIM-5 */
export function Markers() {
  const { answer } = useAnswer(activityCalls.markers, readMarkers, NO_QUERY);
  if (answer.status !== 'ready') return null;
  const { markers, areOffersPaused } = answer.value;
  const hasSign = markers.some(({ level }) => level !== 'none');
  return (
    <>
      {hasSign && (
        <Notice>
          <FormattedMessage
            id="limits.signs.nudge"
            defaultMessage="Your play has changed lately. If it’s more than you want, set a limit or take a break above."
          />
        </Notice>
      )}
      {areOffersPaused && (
        <Notice>
          <FormattedMessage id="limits.signs.paused" defaultMessage="Because of this we show you no bonuses or promotions at the moment." />
        </Notice>
      )}
      <p className={styles.fact}>
        <FormattedMessage
          id="limits.signs.how"
          defaultMessage="We compute these numbers from your own play to keep it safe. We never use them to sell you anything."
        />
      </p>
      <ul className={styles.lines}>
        {markers.map((each) => (
          <Sign key={each.marker} {...each} />
        ))}
      </ul>
    </>
  );
}

function Sign({ marker, value, from, level }: PlayMarkerView) {
  const intl = useIntl();
  const isRatio = marker === 'rising-stakes';
  const text = (number: number) => `${intl.formatNumber(number)}${isRatio ? '×' : ''}`;
  return (
    <li>
      {intl.formatMessage(NAMES[marker])}: <bdi>{text(value)}</bdi>{' '}
      {level === 'none' ? (
        <FormattedMessage id="limits.signs.none" defaultMessage="(a sign from {from})" values={{ from: text(from) }} />
      ) : (
        <strong>
          <FormattedMessage id="limits.signs.sign" defaultMessage="(a sign: {from} or more)" values={{ from: text(from) }} />
        </strong>
      )}
    </li>
  );
}
