import type { SetLimit } from './own-limits.ts';

/** Facts about the visit in which a player asks for a movement of money. The site supplies them, the gate decides. */
export interface Visit {
  sessionId: number;
  /** Whether the visitor is blocked; then no money moves. @spec GD-05 */
  isBlocked: boolean;
  /** A service that could forbid it and does not answer; null if all of them do. @spec GRD-6 LIM-13 */
  silentService: string | null;
  /** Last change of the terms, in seconds. @spec HT-11 ID-18 */
  termsUpdatedAt: number;
  /** Limits set for the visit by a switch, besides the player's own. */
  limits: readonly SetLimit[];
}
