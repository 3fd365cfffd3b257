/** Answers to a reality check. `nothing` closes it without a decision and restarts the interval. @spec RG-11 */
export const CHECK_ACTIONS = ['continue', 'log_out', 'nothing'] as const;
export type CheckAction = (typeof CHECK_ACTIONS)[number];
