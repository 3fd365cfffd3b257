import { DATE_STYLES } from '@touchline/shared-primitives';
import { selectSiteConfig } from '@touchline/shared-config';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Start and end of the maintenance in the player's time zone. @spec MT-02 */
export function MaintenanceNoticeWords() {
  const intl = useIntl();
  const schedule = useSelector(selectSiteConfig)?.maintenance;
  if (schedule === undefined) return null;
  const at = (seconds: number): string => intl.formatDate(seconds * 1_000, DATE_STYLES.dateTime);
  return (
    <FormattedMessage
      tagName="span"
      id="shell.notice.maintenance.words"
      defaultMessage="The site will be down from {from} to {until}. Your placed bets are safe."
      values={{ from: at(schedule.started_at), until: at(schedule.ended_at) }}
    />
  );
}
