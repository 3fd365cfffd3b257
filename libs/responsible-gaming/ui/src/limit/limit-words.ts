import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { moneyText } from '@touchline/ui-kit';
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

/** Names of money limits, by type. @spec RG-02 */
export const LIMIT_NAMES: Readonly<Record<number, MessageDescriptor>> = defineMessages({
  1: { id: 'limits.stakes.day', defaultMessage: 'Stakes in 24 hours' },
  2: { id: 'limits.stakes.week', defaultMessage: 'Stakes in 7 days' },
  3: { id: 'limits.stakes.month', defaultMessage: 'Stakes in 30 days' },
  10: { id: 'limits.losses.day', defaultMessage: 'Losses in 24 hours' },
  11: { id: 'limits.losses.week', defaultMessage: 'Losses in 7 days' },
  12: { id: 'limits.losses.month', defaultMessage: 'Losses in 30 days' },
  20: { id: 'limits.deposits.day', defaultMessage: 'Deposits in 24 hours' },
  21: { id: 'limits.deposits.week', defaultMessage: 'Deposits in 7 days' },
  22: { id: 'limits.deposits.month', defaultMessage: 'Deposits in 30 days' },
});

/** Texts of time limits, by type: name and value. @spec RG-02 */
export const TIME_LIMITS: Readonly<Record<number, Readonly<Record<'name' | 'value', MessageDescriptor>>>> = {
  31: defineMessages({
    name: { id: 'limits.session.name', defaultMessage: 'Session limit' },
    value: { id: 'limits.session.value', defaultMessage: '{value, plural, one {# hour} other {# hours}} in 24 hours' },
  }),
  32: defineMessages({
    name: { id: 'limits.check.title', defaultMessage: 'Reality check' },
    value: { id: 'limits.check.value', defaultMessage: 'Every {value, plural, one {# minute} other {# minutes}}' },
  }),
};

/** Name of a limit and its values as text; null for a type without texts. */
export function limitWords(
  intl: IntlShape,
  { limitType, currencyIso, exponent }: Pick<PlayerLimitView, 'limitType' | 'currencyIso' | 'exponent'>,
): { name: string; value: (value: number) => string } | null {
  const time = TIME_LIMITS[limitType];
  if (time !== undefined) return { name: intl.formatMessage(time.name), value: (value) => intl.formatMessage(time.value, { value }) };
  const name = LIMIT_NAMES[limitType];
  if (name === undefined || currencyIso === null || exponent === null) return null;
  return { name: intl.formatMessage(name), value: (amount) => moneyText(intl, { amount, exponent, iso: currencyIso }) };
}
