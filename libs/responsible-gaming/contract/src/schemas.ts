import { CurrencyIso, Id, TimeZone, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { ACTIVITY_PERIODS } from './activity-periods.ts';
import { activityCalls } from './activity.ts';
import { limitCalls, realityCheckCalls } from './calls.ts';
import { helpCalls } from './help.ts';
import { CHECK_ACTIONS } from './check-actions.ts';
import { HelpServices } from './help-services.ts';
import { AvailableLimits, LimitChanges, LimitsAnswer, PlayerLimits, QuizResult, SelfExcludeReasons } from './limits.ts';
import { Ping, RealityCheck } from './reality-check.ts';
import { ActivityStatement, PlayMarkers } from './statement.ts';

export { HelpServices } from './help-services.ts';
export {
  AvailableLimit,
  AvailableLimits,
  LimitChanges,
  LimitsAnswer,
  PlayerLimits,
  PlayerLimitView,
  QuizResult,
  ReachedLimit,
  SelfExcludeReasons,
  StakeLimit,
} from './limits.ts';
export { Ping, RealityCheck } from './reality-check.ts';
export { ActivityStatement, PlayMarkers } from './statement.ts';

const MOST_LIMITS = 14;
const MOST_ANSWERS = 20;
/** The player's language, for titles and questions. */
const InLanguage = z.object({ language: z.optional(z.string()) });

/** Latest start of a self-exclusion. @spec RG-08 */
const LONGEST_WAIT_DAYS = 7;

const LIMITS = { tag: 'Responsible gaming' } as const;

/** Calls of the limit service that this backend implements. @spec RG-04 */
export const limitsContract = {
  limits: withSchemas(limitCalls.limits, {
    protects: 'player',
    ...LIMITS,
    summary: 'Limits of the player, what is left of each, looser values that wait, and limits that are over',
    headers: InLanguage,
    answers: { 200: PlayerLimits },
    spec: ['RG-01', 'RG-04', 'RG-18'],
  }),
  set: withSchemas(limitCalls.set, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary:
      'Set limits, all or none: a stricter value binds at once, a looser one waits for 86,400 s and a confirmation, a looser deposit limit for a quiz first; a self-exclusion may begin 1, 3 or 7 days later',
    headers: InLanguage,
    body: z.strictObject({
      limits: z
        .array(
          z.strictObject({
            limitType: z.int(),
            limitValue: z.nullable(z.int()),
            /** Of an amount: the currency in which the player saw it; that of the selected account by default. @spec LIM-12 */
            currencyIso: z.optional(CurrencyIso),
            selfExcludeReason: z.optional(z.int()),
            startsInDays: z.optional(z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_DAYS))),
          }),
        )
        .check(z.minLength(1), z.maxLength(MOST_LIMITS)),
    }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-08', 'RG-14', 'RG-17', 'LIM-3'],
  }),
  available: withSchemas(limitCalls.available, {
    protects: 'player',
    ...LIMITS,
    summary: 'Limits that the player can set',
    answers: { 200: AvailableLimits },
    spec: ['RG-03', 'RG-04', 'RG-10'],
  }),
  reasons: withSchemas(limitCalls.reasons, {
    protects: 'player',
    ...LIMITS,
    summary: 'Reasons for a self-exclusion to choose from; none has to be given',
    answers: { 200: SelfExcludeReasons },
    spec: ['RG-04', 'RG-18'],
  }),
  testAnswers: withSchemas(limitCalls.testAnswers, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'Answer the quiz of a change; the change is taken when every answer is right. A quiz is answered once, within 15 minutes',
    headers: InLanguage,
    body: z.strictObject({
      tokenGuid: z.uuid(),
      answers: z.array(z.strictObject({ id: Id, answerId: Id })).check(z.maxLength(MOST_ANSWERS)),
    }),
    answers: { 200: QuizResult },
    spec: ['RG-04', 'RG-14'],
  }),
  blockUser: withSchemas(limitCalls.blockUser, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'Close betting for the longest self-exclusion there is and end every session of the player',
    answers: { 200: z.object({ success: z.boolean() }) },
    spec: ['RG-04', 'LIM-5'],
  }),
  changes: withSchemas(limitCalls.changes, {
    protects: 'player',
    ...LIMITS,
    summary: 'Answered as soon as the limits of the player change, or after some seconds without a change',
    query: z.object({ since: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
    answers: { 200: LimitChanges },
    spec: ['LIM-5', 'RG-08', 'RG-16'],
  }),
  action: withSchemas(limitCalls.action, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'Confirm or reject a looser value that waits',
    headers: InLanguage,
    body: z.strictObject({ id: Id, action: z.enum(['confirm', 'reject']) }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-05', 'RG-07', 'RG-15'],
  }),
  ping: withSchemas(limitCalls.ping, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'The player is here: what the session limit leaves, and when the next reality check is due. The service counts by itself too',
    answers: { 200: Ping },
    spec: ['RG-12', 'LIM-6'],
  }),
  cancel: withSchemas(limitCalls.cancel, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'Take back a looser value that waits',
    headers: InLanguage,
    query: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-06'],
  }),
};

/** Reality checks. @spec RG-11 */
export const realityCheckContract = {
  realityCheck: withSchemas(realityCheckCalls.realityCheck, {
    protects: 'player',
    ...LIMITS,
    summary: 'What a reality check shows, and when the next one is due',
    answers: { 200: RealityCheck },
    spec: ['RG-11', 'LIM-7', 'LIM-8'],
  }),
  answerCheck: withSchemas(realityCheckCalls.answerCheck, {
    protects: 'player',
    duringBreak: 'open',
    ...LIMITS,
    summary: 'Answer a reality check: go on, sign out or put it off; "do not show again" is a looser limit and waits like one',
    body: z.strictObject({
      action: z.enum(CHECK_ACTIONS),
      do_not_show_again: z.optional(z.boolean()),
      /** When the check was shown, in seconds of the server's clock. */
      popup_show_at: z.optional(z.int()),
    }),
    answers: { 200: RealityCheck },
    spec: ['RG-11', 'RG-17', 'LIM-9'],
  }),
};

/** A player's statement and signs of harm. */
export const activityContract = {
  statement: withSchemas(activityCalls.statement, {
    ...LIMITS,
    summary: 'Stakes, returns, deposits, withdrawals and time of play by day, week or month, and stakes by product',
    /** `zone`: where the days begin, UTC by default. */
    query: z.object({ period: z.optional(z.enum(ACTIVITY_PERIODS)), zone: z.optional(TimeZone) }),
    answers: { 200: ActivityStatement },
    cost: 4,
    spec: ['RG-16', 'LIM-8'],
  }),
  markers: withSchemas(activityCalls.markers, {
    ...LIMITS,
    summary: 'Signs of harm in the own play of the player, with the numbers that decide. Never used for offers, only to keep them away',
    answers: { 200: PlayMarkers },
    cost: 4,
    spec: ['LIM-5', 'RG-16'],
  }),
};

/** Help services. */
export const helpContract = {
  services: withSchemas(helpCalls.services, {
    protects: 'player',
    summary: 'Helplines and self-exclusion registers by country, each with its source and the day on which it was checked',
    tag: 'Limits',
    answers: { 200: HelpServices },
    spec: ['LIM-14'],
  }),
};
