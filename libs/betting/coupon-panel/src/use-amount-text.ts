import { selectCouponCurrency } from '@touchline/betting-coupon-state';
import { codeOf, majorText, readPlain } from '@touchline/shared-primitives';
import { loadPatiently, portsOf } from '@touchline/shared-state';
import { decimalMark } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';

export interface AmountText {
  text: string;
  /** What is wrong with the text; undefined for an amount and for an empty field. */
  wrong: string | undefined;
  onText: (text: string) => void;
  /** An amount as the field would show it. */
  write: (amount: number) => string;
}

interface Typed {
  text: string;
  amount: number | null;
  wrong?: string | undefined;
  /** Language and currency that the text was typed in. */
  place: string;
}

const EXAMPLE = 50;

/** What a text means that is no amount. */
interface Otherwise {
  /** An empty text; by default null. */
  empty?: number | null;
  /** An invalid or unclear text; by default 0, no stake. */
  wrong?: number | null;
}

/**
 * Keeps the text of a field next to its amount in the coupon's currency: typed text stays unchanged until the amount changes elsewhere (a
 * step, a preset, another tab). Plain numbers are read at once; the reader of all others is loaded with the first of them, and the stake
 * follows.
 *
 * @spec MON-6
 */
export function useAmountText(
  amount: number | null,
  onAmount: (amount: number | null) => void,
  { empty = null, wrong: nothing = 0 }: Otherwise = {},
): AmountText {
  const intl = useIntl();
  const { report } = portsOf(useStore());
  const { exponent, iso } = useSelector(selectCouponCurrency);
  const [typed, setTyped] = useState<Typed | null>(null);
  const latest = useRef({ text: '', amount });
  useEffect(() => {
    latest.current.amount = amount;
  });
  const point = decimalMark(intl);
  const write = (value: number): string => majorText(value, exponent).replace('.', point);
  // In another language or currency the text would mean something else, so the amount is written anew.
  const place = intl.locale + iso;
  const own = typed?.amount === amount && typed.place === place ? typed : null;
  return {
    text: own?.text ?? (amount ? write(amount) : ''),
    wrong: own?.wrong,
    write,
    onText: (text) => {
      latest.current.text = text;
      const plain = readPlain(text, { exponent, point });
      const take = (meant: number | null, wrong?: string): void => {
        setTyped({ text, amount: meant, wrong, place });
        onAmount(meant);
      };
      if (text.trim() === '') return take(empty);
      if (plain !== null) return take(plain);
      take(nothing, own?.wrong);
      const isLatest = (): boolean => latest.current.text === text && latest.current.amount === nothing;
      loadPatiently(() => import('./amount-reader.ts')).then(
        ({ amountReader }) => {
          const { read, problem } = amountReader(intl, { exponent, iso });
          const full = read(text);
          if (isLatest()) take(full.isOk ? full.value : nothing, problem(text));
        },
        (error: unknown) => {
          report('chunk-failed', { name: 'coupon-amounts', code: codeOf(error) });
          const example = { text: write(EXAMPLE * 10 ** exponent) };
          const wrong = intl.formatMessage({ id: 'ui.amount.wrong', defaultMessage: 'Enter an amount, such as {text}' }, example);
          if (isLatest()) take(nothing, wrong);
        },
      );
    },
  };
}
