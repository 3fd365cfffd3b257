/** What people type into searches. A separate entry, because first pages do without it. */
export { fold } from './text/fold.ts';
export { FIT, type Fit, matchText, textFilter } from './text/match-text.ts';
