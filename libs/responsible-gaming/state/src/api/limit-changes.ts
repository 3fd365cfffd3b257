import type { LimitServicePath, PlayerLimitView, QuizQuestion } from '@touchline/responsible-gaming-contract';

/** A value that the player wants; null takes the limit away. */
export interface LimitWish {
  limitType: number;
  limitValue: number | null;
  selfExcludeReason?: number;
  /** In how many days a self-exclusion is to begin; at once unless given. @spec RG-08 */
  startsInDays?: number;
  /** The longest self-exclusion, and every session ended. @spec RG-04 */
  isBlocked?: boolean;
}
/** What the player decides about a looser value that waits. */
export interface LimitDecision {
  id: number;
  action: 'confirm' | 'reject';
}
/** What a change was answered with; `quiz` is not null when questions have to be answered first. */
export interface LimitChanged {
  limits: PlayerLimitView[];
  /** In the player's language; empty when the service gave none. */
  title: string;
  quiz: { tokenGuid: string; questions: QuizQuestion[] } | null;
}
export interface QuizAnswers {
  tokenGuid: string;
  answers: { id: number; answerId: number }[];
}
/** Where the limit service is, and the language that it answers in. @spec RG-04 */
export interface LimitServiceWay {
  base: LimitServicePath;
  lang: string;
}
