import type { SetLimit } from './own-limits.ts';

/** What is known of the visit in which a player asks for money to move. The site answers it, the gate decides on it. */
export interface Visit {
  sessionId: number;
  /** A blocked visitor: money does not move from there. @spec GD-05 */
  isBlocked: boolean;
  /** A service that could forbid it and does not answer; null while all of them do. @spec GRD-6 LIM-13 */
  silentService: string | null;
  /** When the terms were changed last, in seconds. @spec HT-11 ID-18 */
  termsUpdatedAt: number;
  /** Limits that the player has set. */
  limits: readonly SetLimit[];
}
