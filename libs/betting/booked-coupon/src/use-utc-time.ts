import { useIntl } from 'react-intl';

const MS_PER_SECOND = 1000;

/** A moment to the second, in the zone that needs no explanation. @spec BET-11 */
export function useUtcTime(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const time = intl.formatDate(seconds * MS_PER_SECOND, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    return intl.formatMessage({ id: 'betting.receipt.utc', defaultMessage: '{time} UTC' }, { time });
  };
}
