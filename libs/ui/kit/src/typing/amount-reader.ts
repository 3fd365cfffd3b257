import { majorText } from '@touchline/shared-primitives';
import { numberStyle, readAmount, type ReadAmount, SAMPLE_NUMBER } from '@touchline/shared-primitives/typing';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

export interface AmountReaderOptions {
  /** Number of decimals of the currency. */
  exponent: number;
  /** ISO code of the currency; null for a number without one. Without it any currency's sign is accepted. */
  iso?: string | null | undefined;
  /** Accepts 0. */
  canBeZero?: boolean | undefined;
}

/** What a field of an amount needs; see `readAmount` of shared/primitives for how texts are read. */
export interface AmountReader {
  read: (text: string) => ReadAmount;
  /** What is wrong with a text, for the player; undefined if it is an amount. An unclear text is asked about. */
  problem: (text: string) => string | undefined;
  /** An amount as text that the player can edit, without grouping: `1234,50`. */
  write: (amount: number) => string;
}

const DISPLAYS = ['narrowSymbol', 'symbol', 'code'] as const;
const EXAMPLE = 50;
/** Digits after the mark of an unclear text, whatever the currency has. */
const GROUP = 3;

/** Signs of a currency in the page's language, its code, and the sign with its country as other languages write it: `US$`, `$US`. */
function signsOf(intl: IntlShape, currency: string): string[] {
  const signs = DISPLAYS.flatMap((currencyDisplay) =>
    intl
      .formatNumberToParts(0, { style: 'currency', currency, currencyDisplay })
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  );
  const [narrow = '', country = ''] = [signs[0], currency.slice(0, 2)];
  return [...signs, country + narrow, narrow + country];
}

/** Reads and writes amounts as the page does. @spec MON-6 LG-07 */
export function amountReader(intl: IntlShape, { exponent, iso, canBeZero = false }: AmountReaderOptions): AmountReader {
  const style = numberStyle(intl.formatNumberToParts(SAMPLE_NUMBER));
  const signs = iso === undefined ? undefined : iso === null ? [] : signsOf(intl, iso);
  const read = (text: string) => readAmount(text, { exponent, style, signs, canBeZero });
  const decimals = { minimumFractionDigits: exponent, maximumFractionDigits: exponent };
  return {
    read,
    problem: (text) => problemText(intl, read(text), { decimals, iso }),
    write: (amount) => majorText(amount, exponent).replace('.', style.point),
  };
}

/** The reader of a field, in the language of the page. @spec MON-6 */
export function useAmountReader({ exponent, iso, canBeZero }: AmountReaderOptions): AmountReader {
  const intl = useIntl();
  return useMemo(() => amountReader(intl, { exponent, iso, canBeZero }), [intl, exponent, iso, canBeZero]);
}

type Decimals = Record<'minimumFractionDigits' | 'maximumFractionDigits', number>;

/** Few words, because home loads them: any other fault is answered with an example. */
function problemText(
  intl: IntlShape,
  read: ReadAmount,
  { decimals, iso }: { decimals: Decimals; iso: string | null | undefined },
): string | undefined {
  if (read.isOk) return undefined;
  if (read.reason === 'mixed-digits') return intl.formatMessage({ id: 'ui.amount.script', defaultMessage: 'Use digits of one script' });
  if (read.reason === 'other-currency' && iso != null)
    return intl.formatMessage({ id: 'ui.amount.currency', defaultMessage: 'Enter the amount in {text}' }, { text: iso });
  if (read.reason === 'unclear') {
    const exact = { ...decimals, maximumFractionDigits: Math.max(decimals.maximumFractionDigits, GROUP) };
    const readings = read.readings.map((reading) => intl.formatNumber(Number(reading), exact));
    const text = intl.formatList(readings, { type: 'disjunction' });
    return intl.formatMessage({ id: 'ui.amount.unclear', defaultMessage: 'Do you mean {text}?' }, { text });
  }
  return intl.formatMessage(
    { id: 'ui.amount.wrong', defaultMessage: 'Enter an amount, such as {text}' },
    { text: intl.formatNumber(EXAMPLE, decimals) },
  );
}
