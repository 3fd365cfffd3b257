import type { IntlShape } from 'react-intl';

/** The length of a break in words: a day is 24 hours. @spec RG-10 */
export const lengthText = (intl: Pick<IntlShape, 'formatMessage'>, days: number): string =>
  days === 1
    ? intl.formatMessage({ id: 'limits.break.hours', defaultMessage: '24 hours' })
    : intl.formatMessage({ id: 'limits.break.days', defaultMessage: '{days, plural, one {# day} other {# days}}' }, { days });
