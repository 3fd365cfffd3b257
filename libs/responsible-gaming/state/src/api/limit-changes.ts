import type { LimitServicePath, PlayerLimitView, QuizQuestion } from '@touchline/responsible-gaming-contract';

/** A requested value; null removes the limit. */
export interface LimitWish {
  limitType: number;
  limitValue: number | null;
  /** Of an amount: the currency that the player typed it in. @spec LIM-12 */
  currencyIso?: string;
  selfExcludeReason?: number;
  /** Days until a self-exclusion starts; by default at once. @spec RG-08 */
  startsInDays?: number;
  /** Whether to request the longest self-exclusion and end every session. @spec RG-04 */
  isBlocked?: boolean;
}
/** The player's decision about a pending looser value. */
export interface LimitDecision {
  id: number;
  action: 'confirm' | 'reject';
}
/** Response to a change; `quiz` is not null if questions must be answered first. */
export interface LimitChanged {
  limits: PlayerLimitView[];
  /** In the player's language; empty if the service gave none. */
  title: string;
  quiz: { tokenGuid: string; questions: QuizQuestion[] } | null;
}
export interface QuizAnswers {
  tokenGuid: string;
  answers: { id: number; answerId: number }[];
}
/** Base path of the limit service, and the language of its responses. @spec RG-04 */
export interface LimitServiceWay {
  base: LimitServicePath;
  lang: string;
}
