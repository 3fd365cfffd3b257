/** What the value of a limit counts; of `switch` it is 1. */
export type LimitMeasure = 'money' | 'days' | 'hours' | 'minutes' | 'switch';

/**
 * A limit as the service tells it, all states under one id: what binds is ACTIVE; a looser value that waits, and a self-exclusion that has not
 * begun, are PENDING. Only the first needs an approval.
 *
 * @spec RG-01 RG-08
 */
export interface PlayerLimitView {
  id: number;
  limitType: number;
  limitState: 'PENDING' | 'ACTIVE';
  /** In the unit of `measure`: minor units, days, hours, minutes; null in a waiting change that takes the limit away. */
  limitValue: number | null;
  /** Seconds. Of a looser value that waits: when it was asked for; it can be confirmed 86,400 s later. @spec RG-05 */
  startedAt: number;
  endsAt: number | null;
  measure: LimitMeasure;
  currencyIso: string | null;
  exponent: number | null;
  availableValues: number[];
  selfExcludeReason: number | null;
  needApprove: boolean;
  /** The waiting change can be confirmed now, by the server's clock. */
  canConfirm: boolean;
  /** What is left of a money limit now, minor units. @spec LIM-12 */
  limitBalance: number | null;
}

/** A limit that the player can set. */
export interface AvailableLimit {
  limitType: number;
  measure: LimitMeasure;
  currencyIso: string | null;
  exponent: number | null;
  /** To choose from; empty where the player types an amount. */
  availableValues: number[];
}

/** A question of the quiz, in the player's language. */
export interface QuizQuestion {
  id: number;
  question: string;
  answers: { id: number; answer: string }[];
}

export interface LimitsAnswer {
  /** `quiz`: nothing is changed until the questions are answered. @spec RG-14 */
  status: 'ok' | 'quiz';
  questions: QuizQuestion[];
  /** Names the change that waits for its quiz; null when none does. */
  tokenGuid: string | null;
  limitsData: PlayerLimitView[];
  /** What happened, in the player's language. @spec RG-15 */
  title: string;
}

/** What became of a quiz. @spec RG-14 */
export interface QuizResult {
  questionsResult: { id: number; isRight: boolean }[];
  /** Every answer was right, and the change was taken. */
  success: boolean;
  limitsData: PlayerLimitView[];
}

/** What changed about the limits of a player since they were asked for last. */
export interface LimitChanges {
  /** Counts changes; ask for the next one with it. */
  version: number;
  /** Seconds; until when the player has excluded themselves, null when they have not. */
  excludedUntil: number | null;
  /** A self-exclusion that has not begun, seconds; null when none is planned. @spec RG-08 */
  plannedBreak: PlannedBreak | null;
}

/** When a self-exclusion begins and ends, seconds. */
export interface PlannedBreak {
  startsAt: number;
  endsAt: number;
}

export interface SelfExcludeReason {
  id: number;
  /** Key of the text that the player reads. */
  selfExcludeReason: string;
}
