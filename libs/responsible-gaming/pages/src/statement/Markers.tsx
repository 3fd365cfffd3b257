import { activityCalls, type PlayMarkerView } from '@touchline/responsible-gaming-contract/activity';
import { UTC, type Zone, zoneName } from '@touchline/shared-primitives/calendar';
import { Notice } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import styles from '../LimitsPage.module.css';
import { readPlayMarkers } from './readers.ts';
import { useAnswer } from './use-answer.ts';

const NO_QUERY = {};
const NAMES: Readonly<Record<PlayMarkerView['marker'], MessageDescriptor>> = defineMessages({
  'deposits-in-a-day': { id: 'limits.signs.deposits', defaultMessage: 'Most deposits within 24 hours in the last 7 days' },
  'failed-deposits': { id: 'limits.signs.failed', defaultMessage: 'Deposits that failed in the last 7 days' },
  'rising-stakes': { id: 'limits.signs.stakes', defaultMessage: 'Average stake in the last 7 days, compared with the 4 weeks before' },
  'night-play': {
    id: 'limits.signs.nights',
    defaultMessage: 'Nights with an hour of play between 00:00 and 06:00 ({zone}) in the last 7 days',
  },
  'raised-limits': { id: 'limits.signs.limits', defaultMessage: 'Times you asked for a higher limit in the last 30 days' },
});

/** Markers computed from the player's own play, with values and thresholds, and a calm notice for a sign. @spec LIM-5 */
export function Markers() {
  const { answer } = useAnswer(activityCalls.markers, readPlayMarkers, NO_QUERY);
  if (answer.status !== 'ready') return null;
  const { markers, areOffersPaused, zone = UTC } = answer.value;
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
          <Sign key={each.marker} {...each} zone={zone} />
        ))}
      </ul>
    </>
  );
}

function Sign({ marker, value, from, level, zone }: PlayMarkerView & { zone: Zone }) {
  const intl = useIntl();
  const isRatio = marker === 'rising-stakes';
  const text = (number: number) => `${intl.formatNumber(number)}${isRatio ? '×' : ''}`;
  return (
    <li>
      <span>{`${intl.formatMessage(NAMES[marker], { zone: zoneName(zone) })}:`}</span> <bdi>{text(value)}</bdi>{' '}
      {level === 'none' ? (
        <FormattedMessage tagName="span" id="limits.signs.none" defaultMessage="(a sign from {from})" values={{ from: text(from) }} />
      ) : (
        <strong>
          <FormattedMessage id="limits.signs.sign" defaultMessage="(a sign: {from} or more)" values={{ from: text(from) }} />
        </strong>
      )}
    </li>
  );
}
