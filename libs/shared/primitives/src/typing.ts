/** What people type: searches and amounts. A separate entry, because first pages do without it. */
export { numberStyle, type NumberStyle, SAMPLE_NUMBER } from './amount/number-style.ts';
export { type AmountField, type AmountProblem, readAmount, type ReadAmount } from './amount/read-amount.ts';
export { readCount } from './amount/read-count.ts';
export { fold } from './text/fold.ts';
export { FIT, type Fit, matchText, textFilter } from './text/match-text.ts';
