import { DATE_STYLES } from '@touchline/shared-primitives';
import { formatUtc } from '@touchline/shared-primitives/calendar';
import { useIntl } from 'react-intl';

const MS_PER_SECOND = 1000;

/** Formats a time to the second in UTC, so that readers in every time zone see the same text. @spec BET-11 */
export function useUtcTime(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const time = formatUtc(intl, seconds * MS_PER_SECOND, DATE_STYLES.exact);
    return intl.formatMessage({ id: 'betting.receipt.utc', defaultMessage: '{time} UTC' }, { time });
  };
}
