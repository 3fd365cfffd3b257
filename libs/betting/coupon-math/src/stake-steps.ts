import { minorFromMajor, type MinorUnits } from '@touchline/shared-primitives';
import { checkWhole } from './check-input.ts';

/** Stake settings of the site configuration; amounts are in major units, as in the specification. */
export interface StakeConfig {
  amountStepByCurrencyIso: Readonly<Record<string, number>>;
  initialAmountByCurrencyIso: Readonly<Record<string, number>>;
  fallbackCurrencyIso: string;
  currencyExponents: Readonly<Record<string, number>>;
}

const DEFAULT_EXPONENT = 2;

function configured(table: Readonly<Record<string, number>>, currencyIso: string, config: StakeConfig): MinorUnits {
  const major = table[currencyIso] ?? table[config.fallbackCurrencyIso];
  if (major === undefined)
    throw new RangeError(`Neither ${currencyIso} nor the fallback ${config.fallbackCurrencyIso} has an amount in the configuration.`);
  return minorFromMajor(major, config.currencyExponents[currencyIso] ?? DEFAULT_EXPONENT);
}

/**
 * Step of the stake buttons of a currency, in its minor units; a currency without a step uses the number of the fallback currency.
 * @throws RangeError when the configuration has neither, or a step that is not a whole number of minor units.
 * @spec CP-21 MON-4
 * @example
 * const steps = { amountStepByCurrencyIso: { EUR: 2.5, KWD: 0.5 }, initialAmountByCurrencyIso: { EUR: 5 }, fallbackCurrencyIso: 'EUR' };
 * amountStep('KWD', { ...steps, currencyExponents: { EUR: 2, KWD: 3 } }); // => 500
 */
export const amountStep = (currencyIso: string, config: StakeConfig): MinorUnits =>
  configured(config.amountStepByCurrencyIso, currencyIso, config);

/**
 * Initial stake of a new coupon, in minor units; same fallback as {@link amountStep}.
 * @throws RangeError as {@link amountStep} does.
 * @spec CP-21
 * @example
 * const steps = { amountStepByCurrencyIso: { EUR: 2.5 }, initialAmountByCurrencyIso: { EUR: 5 }, fallbackCurrencyIso: 'EUR' };
 * initialAmount('EUR', { ...steps, currencyExponents: { EUR: 2 } }); // => 500
 */
export const initialAmount = (currencyIso: string, config: StakeConfig): MinorUnits =>
  configured(config.initialAmountByCurrencyIso, currencyIso, config);

export interface StepTerms {
  amount: MinorUnits;
  step: MinorUnits;
  min?: MinorUnits | null | undefined;
  max?: MinorUnits | null | undefined;
}

const within = (amount: MinorUnits, { min, max }: StepTerms): MinorUnits => Math.max(Math.min(amount, max ?? amount), min ?? 0, 0);

function checkStep({ amount, step }: StepTerms): void {
  checkWhole(amount, 'amount', 0);
  checkWhole(step, 'step', 1);
}

/**
 * Next multiple of the step above the stake, clamped to the limits.
 * @throws CouponError on a step below one, or a stake that is not a whole number.
 * @spec CP-21
 * @example
 * stepUp({ amount: 501, step: 250 }); // => 750
 */
export function stepUp(terms: StepTerms): MinorUnits {
  checkStep(terms);
  return within((Math.floor(terms.amount / terms.step) + 1) * terms.step, terms);
}

/**
 * Next multiple of the step below the stake, clamped to the limits and never below zero.
 * @throws CouponError as {@link stepUp} does.
 * @spec CP-21
 * @example
 * stepDown({ amount: 501, step: 250, min: 100 }); // => 500
 */
export function stepDown(terms: StepTerms): MinorUnits {
  checkStep(terms);
  return within((Math.ceil(terms.amount / terms.step) - 1) * terms.step, terms);
}
