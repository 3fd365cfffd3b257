import type { OutcomeView } from '../outcome/outcome-view.ts';

/** Letters of the longest word among the names: a word is never torn or cut, so it says when the prices need lines of their own. */
export const longestWord = (outcomes: readonly (OutcomeView | null)[]): number =>
  Math.max(0, ...outcomes.flatMap((outcome) => (outcome?.name ?? '').split(/[\s-]/).map((word) => word.length)));
