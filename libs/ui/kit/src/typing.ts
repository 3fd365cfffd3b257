/** Typed amounts and typed names. A separate entry, because first pages do without it. */
export { matchingOptions } from './combobox/matching-options.ts';
export { amountReader, useAmountReader } from './typing/amount-reader.ts';
export type { AmountReader, AmountReaderOptions } from './typing/amount-reader.ts';
