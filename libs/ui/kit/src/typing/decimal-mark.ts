import type { IntlShape } from 'react-intl';

/** The decimal mark of the page's language. @spec LG-07 */
export const decimalMark = (intl: Pick<IntlShape, 'formatNumberToParts'>): string =>
  intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
