/** Typed names. A separate entry, because first pages do without it. */
export { matchingOptions } from './combobox/matching-options.ts';
