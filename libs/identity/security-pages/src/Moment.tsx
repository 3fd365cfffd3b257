import { DATE_STYLES } from '@touchline/shared-primitives';
import { useIntl } from 'react-intl';

const MS = 1000;

/** A day in the language of the page. @param seconds - by the server. */
export function Day({ seconds }: { seconds: number }) {
  const intl = useIntl();
  return <time dateTime={new Date(seconds * MS).toISOString()}>{intl.formatDate(seconds * MS, DATE_STYLES.date)}</time>;
}

/** A day and its minute. */
export function Moment({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const text = intl.formatDate(seconds * MS, DATE_STYLES.dateTime);
  return <time dateTime={new Date(seconds * MS).toISOString()}>{text}</time>;
}
