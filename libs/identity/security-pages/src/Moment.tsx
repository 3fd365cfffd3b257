import { DATE_STYLES } from '@touchline/shared-primitives';
import { useIntl } from 'react-intl';

const MS = 1000;

/** A date in the page's language. @param seconds - server time. */
export function Day({ seconds }: { seconds: number }) {
  const intl = useIntl();
  return <time dateTime={new Date(seconds * MS).toISOString()}>{intl.formatDate(seconds * MS, DATE_STYLES.date)}</time>;
}

/** A date with hours and minutes. */
export function Moment({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const text = intl.formatDate(seconds * MS, DATE_STYLES.dateTime);
  return <time dateTime={new Date(seconds * MS).toISOString()}>{text}</time>;
}
