import type { StakeConfig } from '@touchline/betting-coupon-math';

/** Steps and initial stakes without a configuration: the specification's examples, in major units. @spec CP-21 */
export const STAKE_CONFIG: StakeConfig = {
  amountStepByCurrencyIso: { RUB: 100, USD: 2.5, EUR: 2.5, KWD: 0.5 },
  initialAmountByCurrencyIso: { RUB: 150, USD: 5, EUR: 5 },
  fallbackCurrencyIso: 'RUB',
  currencyExponents: { RUB: 2, USD: 2, EUR: 2, KWD: 3 },
};
