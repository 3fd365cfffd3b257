import type { OutcomeView } from '../outcome/outcome-view.ts';

/**
 * Length of the longest word in the names. Words are never broken or truncated, so it determines whether the prices need separate lines.
 */
export const longestWord = (outcomes: readonly (OutcomeView | null)[]): number =>
  Math.max(0, ...outcomes.flatMap((outcome) => (outcome?.name ?? '').split(/[\s-]/).map((word) => word.length)));
