import { parseStake } from '@touchline/betting-coupon-math';
import { majorText } from '@touchline/shared-primitives';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

export interface AmountText {
  text: string;
  /** The text is not a valid amount. */
  isBad: boolean;
  onText: (text: string) => void;
}

/**
 * Keeps the text of a field next to its amount: typed text stays unchanged until the amount changes elsewhere (a step, a preset, another
 * tab). Invalid text means no stake.
 *
 * @spec MON-6
 */
export function useAmountText(amount: number | null, exponent: number, onAmount: (amount: number | null) => void): AmountText {
  const intl = useIntl();
  const [typed, setTyped] = useState<{ text: string; amount: number | null } | null>(null);
  const isOwn = typed !== null && typed.amount === amount;
  const text = isOwn ? typed.text : amount === null || amount === 0 ? '' : majorText(amount, exponent).replace('.', decimalMark(intl));
  const read = parseStake(text, exponent);
  return {
    text,
    isBad: text.trim() !== '' && !read.isOk,
    onText: (next) => {
      const parsed = parseStake(next, exponent);
      const meant = parsed.isOk ? parsed.value : amount === null || next.trim() === '' ? null : 0;
      setTyped({ text: next, amount: meant });
      onAmount(meant);
    },
  };
}

/** Decimal mark of the language. */
export const decimalMark = (intl: Pick<IntlShape, 'formatNumberToParts'>): string =>
  intl.formatNumberToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
