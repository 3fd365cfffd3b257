/** What a reality check shows, for the time since the player began to play without a longer break. @spec RG-11 LIM-8 */
export interface RealityCheck {
  /** How often the player wants to be shown one; null when they have not asked for any. */
  minutes: number | null;
  /** When the next one is due, seconds from now; null while none is coming. */
  dueInSeconds: number | null;
  playedSeconds: number;
  /** Stakes and what came back of them, minor units of the main account. */
  staked: number;
  returned: number;
  currencyIso: string;
  exponent: number;
}

/** Answers to a reality check. `nothing` goes on without an answer and restarts the time. @spec RG-11 */
export const CHECK_ACTIONS = ['continue', 'log_out', 'nothing'] as const;
export type CheckAction = (typeof CHECK_ACTIONS)[number];

/** What the service says of the session that is played. Seconds; null without a limit. @spec RG-12 */
export interface Ping {
  sessionSecondsLeft: number | null;
  checkDueInSeconds: number | null;
  /** Until a looser limit can be confirmed; 0 when one can be now. @spec RG-05 */
  confirmInSeconds: number | null;
  /** Until when the player has excluded themselves; a moment in seconds since 1970. @spec LIM-5 */
  excludedUntil: number | null;
}
