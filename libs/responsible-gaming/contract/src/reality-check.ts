/** Figures of a reality check, since the player started to play without a longer pause. @spec RG-11 LIM-8 */
export interface RealityCheck {
  /** Interval of the checks; null if the player has not set any. */
  minutes: number | null;
  /** Seconds until the next check; null if none is due. */
  dueInSeconds: number | null;
  playedSeconds: number;
  /** Stakes and returns of all accounts, converted by round units into minor units of the selected account's currency. */
  staked: number;
  returned: number;
  currencyIso: string;
  exponent: number;
}

/** Answers to a reality check. `nothing` closes it without a decision and restarts the interval. @spec RG-11 */
export const CHECK_ACTIONS = ['continue', 'log_out', 'nothing'] as const;
export type CheckAction = (typeof CHECK_ACTIONS)[number];

/** The service's state of the current session. Seconds; null without a limit. @spec RG-12 */
export interface Ping {
  sessionSecondsLeft: number | null;
  checkDueInSeconds: number | null;
  /** Time until a looser limit can be confirmed; 0 if one can be confirmed now. @spec RG-05 */
  confirmInSeconds: number | null;
  /** End of the self-exclusion, in seconds since 1970. @spec LIM-5 */
  excludedUntil: number | null;
}
