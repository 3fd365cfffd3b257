import type { IntlShape } from 'react-intl';

/** What each of the player's own limits counts, and over how many days. @spec RG-02 */
const OWN_LIMITS: Readonly<Record<number, { kind: 'stake' | 'loss'; days: number }>> = {
  1: { kind: 'stake', days: 1 },
  2: { kind: 'stake', days: 7 },
  3: { kind: 'stake', days: 30 },
  10: { kind: 'loss', days: 1 },
  11: { kind: 'loss', days: 7 },
  12: { kind: 'loss', days: 30 },
};

/** Name of one of the player's own limits, for use within a sentence. @spec CP-14 */
export const ownLimitName = (intl: IntlShape, limitType: number): string =>
  intl.formatMessage(
    {
      id: 'betting.coupon.ownLimit',
      defaultMessage: '{kind, select, loss {your loss limit} other {your stake limit}} ({days, plural, =1 {24 h} other {# days}})',
    },
    OWN_LIMITS[limitType],
  );
