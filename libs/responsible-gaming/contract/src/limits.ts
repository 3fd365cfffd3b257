import { Amount, CurrencyIso, Id, Milliseconds, Seconds, eachValid, ifMissing, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const IntOrNull = otherwise(z.nullable(z.int()), null);

const LimitMeasure = z.enum(['money', 'days', 'hours', 'minutes', 'switch']);
/** Unit of a limit's value; for `switch` the value is 1. */
export type LimitMeasure = z.infer<typeof LimitMeasure>;

const Unit = {
  measure: LimitMeasure,
  /** Both are present in a limit of money. */
  currencyIso: otherwise(z.nullable(CurrencyIso), null),
  exponent: IntOrNull,
};

/**
 * A limit as reported by the service, all states under one id: a limit in force is ACTIVE; a pending looser value, and a self-exclusion
 * that has not started, are PENDING; a limit that ended or was removed is INACTIVE, with the value that it had, until it is set again. Only
 * a looser value needs an approval.
 *
 * @spec RG-01 RG-08
 */
export const PlayerLimitView = z.object({
  id: Id,
  limitType: z.int(),
  limitState: z.enum(['PENDING', 'ACTIVE', 'INACTIVE']),
  /** In the unit of `measure`: minor units, days, hours, minutes; null in a pending change that removes the limit. */
  limitValue: IntOrNull,
  /** Seconds. For a pending looser value, the time of the request; it can be confirmed 86,400 s later. @spec RG-05 */
  startedAt: Seconds,
  endsAt: otherwise(z.nullable(Seconds), null),
  ...Unit,
  availableValues: eachValid(z.array(z.int())),
  selfExcludeReason: IntOrNull,
  needApprove: otherwise(z.boolean(), false),
  /** Whether the pending change can be confirmed now, by server time. */
  canConfirm: otherwise(z.boolean(), false),
  /** Unused part of a money limit, minor units. @spec LIM-12 */
  limitBalance: IntOrNull,
});
export type PlayerLimitView = z.infer<typeof PlayerLimitView>;
export const PlayerLimits = z.array(PlayerLimitView);
export type PlayerLimits = z.infer<typeof PlayerLimits>;

/**
 * A limit that a stake counts against: wagering (1, 2, 3) or loss (10, 11, 12) over 24 hours, 7 days and 30 days. `left` is the stake still
 * allowed before this one; minor units of the account that stakes. @spec RG-02
 */
export const StakeLimit = z.object({ limitType: z.int(), limit: Amount, left: Amount });
export type StakeLimit = z.infer<typeof StakeLimit>;

/**
 * The tightest limit that refused a stake. `freesAt` is when it will allow this stake; null if the stake is above the limit itself. @spec
 * RG-16
 */
export const ReachedLimit = z.extend(StakeLimit, { freesAt: z.nullable(Milliseconds) });
export type ReachedLimit = z.infer<typeof ReachedLimit>;

/** A limit that the player can set. */
export const AvailableLimit = z.object({
  limitType: z.int(),
  ...Unit,
  /** Selectable values; empty if the player types an amount. */
  availableValues: eachValid(z.array(z.int())),
});
export type AvailableLimit = z.infer<typeof AvailableLimit>;
export const AvailableLimits = z.array(AvailableLimit);
export type AvailableLimits = z.infer<typeof AvailableLimits>;

/** A quiz question in the player's language. */
const QuizQuestion = z.object({ id: Id, question: z.string(), answers: z.array(z.object({ id: Id, answer: z.string() })) });
export type QuizQuestion = z.infer<typeof QuizQuestion>;

export const LimitsAnswer = z.object({
  /** `quiz`: the change is only made after the questions have been answered. @spec RG-14 */
  status: otherwise(z.enum(['ok', 'quiz']), 'ok'),
  questions: otherwise(z.array(QuizQuestion), []),
  /** Token of the change that awaits its quiz, or null. */
  tokenGuid: otherwise(z.nullable(z.uuid()), null),
  limitsData: PlayerLimits,
  /** Result in the player's language. @spec RG-15 */
  title: otherwise(z.string(), ''),
});
export type LimitsAnswer = z.infer<typeof LimitsAnswer>;

/** Result of a quiz. @spec RG-14 */
export const QuizResult = z.object({
  questionsResult: z.array(z.object({ id: Id, isRight: z.boolean() })),
  /** Whether every answer was correct and the change was made. */
  success: z.boolean(),
  limitsData: PlayerLimits,
});
export type QuizResult = z.infer<typeof QuizResult>;

/** Start and end of a self-exclusion, in seconds. */
const PlannedBreak = z.object({ startsAt: Seconds, endsAt: Seconds });
export type PlannedBreak = z.infer<typeof PlannedBreak>;

/** Changes of a player's limits since the last request. */
export const LimitChanges = z.object({
  /** Version of the limits, to be sent with the next request. */
  version: z.int(),
  /** End of the self-exclusion in seconds; null if there is none. */
  excludedUntil: z.nullable(z.int().check(z.minimum(0))),
  /** A self-exclusion that has not started; null if there is none. @spec RG-08 */
  plannedBreak: ifMissing(z.nullable(PlannedBreak), null),
});
export type LimitChanges = z.infer<typeof LimitChanges>;

const SelfExcludeReason = z.object({
  id: Id,
  /** Key of the text shown to the player. */
  selfExcludeReason: z.string(),
});
export type SelfExcludeReason = z.infer<typeof SelfExcludeReason>;
export const SelfExcludeReasons = z.array(SelfExcludeReason);
export type SelfExcludeReasons = z.infer<typeof SelfExcludeReasons>;
