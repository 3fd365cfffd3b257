/** Bet data needed for settlement. */
export interface OutcomeToSettle {
  marketTypeId: number;
  outcomeTypeId: number;
  /** Line of the picked side, or the count, range or score of the outcome; null if there is none. See `outcomeParam`. */
  param: number | null;
  /** Name of a person or participant. */
  name?: string | null | undefined;
  /** Both players of a duel, or both runners of a head to head, by name. @spec BT-09 BT-08 */
  playersDuel?: readonly [string, string] | null | undefined;
  /** Decides what becomes of a game that ended early (`voidRulesOf`); not needed for others. */
  sportId?: number | undefined;
}
