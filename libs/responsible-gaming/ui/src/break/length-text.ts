import type { IntlShape } from 'react-intl';

/** Start of a break, for use within a sentence: in 24 hours, in 3 days. @spec RG-08 */
export const startText = (intl: Pick<IntlShape, 'formatRelativeTime'>, inDays: number): string =>
  inDays === 1 ? intl.formatRelativeTime(24, 'hour') : intl.formatRelativeTime(inDays, 'day');

/** Length of a break as text; a day is 24 hours. @spec RG-10 */
export const lengthText = (intl: Pick<IntlShape, 'formatMessage'>, days: number): string =>
  days === 1
    ? intl.formatMessage({ id: 'limits.break.hours', defaultMessage: '24 hours' })
    : intl.formatMessage({ id: 'limits.break.days', defaultMessage: '{days, plural, one {# day} other {# days}}' }, { days });
