/** Result of a leg in one outcome of a match. */
export const LegFate = { Lost: 0, Won: 1, Returned: 2 } as const;
export type LegFate = (typeof LegFate)[keyof typeof LegFate];
