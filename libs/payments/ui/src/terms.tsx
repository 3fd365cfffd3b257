import type { MethodTerms } from '@touchline/payments-contract';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A length of time in the largest unit that says it: minutes, hours or days, never less than a minute. */
export function durationText(intl: IntlShape, seconds: number): string {
  const [unit, length] =
    seconds >= DAY ? (['day', DAY] as const) : seconds >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
  return intl.formatNumber(Math.max(1, Math.round(seconds / length)), { style: 'unit', unit, unitDisplay: 'long' });
}

export interface MethodTermsLineProps {
  /** What the method takes and costs in one direction. */
  terms: MethodTerms;
  /** ISO 4217. */
  currencyIso: string;
  /** Digits behind the point of the currency. */
  exponent: number;
}

const PERMILLE = 1000;

/**
 * Bounds, fee and time of a way to pay in one line, told before anybody chooses it.
 *
 * No keyboard and no name: it is read as text.
 */
export function MethodTermsLine({ terms, currencyIso, exponent }: MethodTermsLineProps) {
  const intl = useIntl();
  const { least, most, feeFixed, feePermille, toSeconds } = terms;
  const money = (amount: number) => moneyText(intl, { amount, exponent, iso: currencyIso });
  const percent = intl.formatNumber(feePermille / PERMILLE, { style: 'percent', maximumFractionDigits: 1 });
  const fee = feePermille > 0 && feeFixed > 0 ? `${percent} + ${money(feeFixed)}` : feePermille > 0 ? percent : money(feeFixed);
  const isFree = feePermille === 0 && feeFixed === 0;
  return (
    <FormattedMessage
      id="payments.terms"
      defaultMessage="{least} to {most} · {isFree, select, true {no fee} other {fee {fee}}} · within {time}"
      values={{ least: money(least), most: money(most), isFree, fee, time: durationText(intl, toSeconds) }}
    />
  );
}
