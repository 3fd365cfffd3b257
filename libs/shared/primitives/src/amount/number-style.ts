/** How a language writes numbers. */
export interface NumberStyle {
  /** The decimal mark. */
  point: string;
  /** The sign between groups of digits. */
  group: string;
}

/** Long enough for every language to group it. */
export const SAMPLE_NUMBER = 1_234_567.5;

/** The style in the parts of {@link SAMPLE_NUMBER}, as `formatNumberToParts` gives them in the language of the page. */
export function numberStyle(parts: readonly { type: string; value: string }[]): NumberStyle {
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return { point: valueOf('decimal') ?? '.', group: valueOf('group') ?? ',' };
}
