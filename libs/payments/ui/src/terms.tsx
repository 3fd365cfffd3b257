import type { MethodTerms } from '@touchline/payments-contract';
import { moneyText } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Converts a duration to its largest unit: minutes, hours or days, at least one minute. Messages decline the unit. */
export function durationOf(seconds: number): { unit: 'day' | 'hour' | 'minute'; count: number } {
  const [unit, length] =
    seconds >= DAY ? (['day', DAY] as const) : seconds >= HOUR ? (['hour', HOUR] as const) : (['minute', MINUTE] as const);
  return { unit, count: Math.max(1, Math.round(seconds / length)) };
}

export interface MethodTermsLineProps {
  /** Terms of the method in one direction. */
  terms: MethodTerms;
  /** ISO 4217. */
  currencyIso: string;
  /** Decimals of the currency. */
  exponent: number;
}

const PERMILLE = 1000;

/**
 * Bounds, fee and duration of a payment method in one line, shown before it is chosen.
 *
 * No keyboard and no name: it is read as text.
 */
export function MethodTermsLine({ terms, currencyIso, exponent }: MethodTermsLineProps) {
  const intl = useIntl();
  const { least, most, feeFixed, feePermille, toSeconds } = terms;
  const money = (amount: number) => moneyText(intl, { amount, exponent, iso: currencyIso, isShort: true });
  const percent = intl.formatNumber(feePermille / PERMILLE, { style: 'percent', maximumFractionDigits: 1 });
  const fee = feePermille > 0 && feeFixed > 0 ? `${percent} + ${money(feeFixed)}` : feePermille > 0 ? percent : money(feeFixed);
  const isFree = feePermille === 0 && feeFixed === 0;
  return (
    <FormattedMessage
      tagName="span"
      id="payments.terms"
      defaultMessage="{least} to {most} · {isFree, select, true {no fee} other {fee {fee}}} · {unit, select, day {within {count, plural, one {# day} other {# days}}} hour {within {count, plural, one {# hour} other {# hours}}} other {within {count, plural, one {# minute} other {# minutes}}}}"
      values={{ least: money(least), most: money(most), isFree, fee, ...durationOf(toSeconds) }}
    />
  );
}
