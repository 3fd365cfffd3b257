/** Unit of a limit's value; for `switch` the value is 1. */
export type LimitMeasure = 'money' | 'days' | 'hours' | 'minutes' | 'switch';

/**
 * A limit as reported by the service, all states under one id: a limit in force is ACTIVE; a pending looser value, and a self-exclusion
 * that has not started, are PENDING; a limit that ended or was removed is INACTIVE, with the value that it had, until it is set again. Only
 * a looser value needs an approval.
 *
 * @spec RG-01 RG-08
 */
export interface PlayerLimitView {
  id: number;
  limitType: number;
  limitState: 'PENDING' | 'ACTIVE' | 'INACTIVE';
  /** In the unit of `measure`: minor units, days, hours, minutes; null in a pending change that removes the limit. */
  limitValue: number | null;
  /** Seconds. For a pending looser value, the time of the request; it can be confirmed 86,400 s later. @spec RG-05 */
  startedAt: number;
  endsAt: number | null;
  measure: LimitMeasure;
  currencyIso: string | null;
  exponent: number | null;
  availableValues: number[];
  selfExcludeReason: number | null;
  needApprove: boolean;
  /** Whether the pending change can be confirmed now, by server time. */
  canConfirm: boolean;
  /** Unused part of a money limit, minor units. @spec LIM-12 */
  limitBalance: number | null;
}

const DEPOSIT_TIME_OUT = 33;

/**
 * Whether a limit is a self-exclusion: type 30, or one of the types that are lengths of self-exclusion where the operator configured so.
 *
 * @spec RG-02
 */
export const isExclusion = ({ limitType, measure }: Pick<PlayerLimitView, 'limitType' | 'measure'>): boolean =>
  measure === 'days' && limitType !== DEPOSIT_TIME_OUT;

/** A limit that the player can set. */
export interface AvailableLimit {
  limitType: number;
  measure: LimitMeasure;
  currencyIso: string | null;
  exponent: number | null;
  /** Selectable values; empty if the player types an amount. */
  availableValues: number[];
}

/** A quiz question in the player's language. */
export interface QuizQuestion {
  id: number;
  question: string;
  answers: { id: number; answer: string }[];
}

export interface LimitsAnswer {
  /** `quiz`: the change is only made after the questions have been answered. @spec RG-14 */
  status: 'ok' | 'quiz';
  questions: QuizQuestion[];
  /** Token of the change that awaits its quiz, or null. */
  tokenGuid: string | null;
  limitsData: PlayerLimitView[];
  /** Result in the player's language. @spec RG-15 */
  title: string;
}

/** Result of a quiz. @spec RG-14 */
export interface QuizResult {
  questionsResult: { id: number; isRight: boolean }[];
  /** Whether every answer was correct and the change was made. */
  success: boolean;
  limitsData: PlayerLimitView[];
}

/** Changes of a player's limits since the last request. */
export interface LimitChanges {
  /** Version of the limits, to be sent with the next request. */
  version: number;
  /** End of the self-exclusion in seconds; null if there is none. */
  excludedUntil: number | null;
  /** A self-exclusion that has not started; null if there is none. @spec RG-08 */
  plannedBreak: PlannedBreak | null;
}

/** Start and end of a self-exclusion, in seconds. */
export interface PlannedBreak {
  startsAt: number;
  endsAt: number;
}

export interface SelfExcludeReason {
  id: number;
  /** Key of the text shown to the player. */
  selfExcludeReason: string;
}
