import { CurrencyIso, Id, Seconds, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { limitCalls, realityCheckCalls } from './calls.ts';
import { CHECK_ACTIONS } from './reality-check.ts';

const MOST_LIMITS = 14;
const Value = z.nullable(z.int());
const Measure = z.enum(['money', 'days', 'hours', 'minutes', 'switch']);
const Unit = { measure: Measure, currencyIso: z.nullable(CurrencyIso), exponent: z.nullable(z.int()) };

export const PlayerLimitView = z.object({
  id: Id,
  limitType: z.int(),
  limitState: z.enum(['PENDING', 'ACTIVE']),
  limitValue: Value,
  startedAt: Seconds,
  endsAt: z.nullable(Seconds),
  ...Unit,
  availableValues: z.array(z.int()),
  selfExcludeReason: z.nullable(z.int()),
  needApprove: z.boolean(),
  canConfirm: z.boolean(),
  limitBalance: Value,
});
export const AvailableLimit = z.object({ limitType: z.int(), ...Unit, availableValues: z.array(z.int()) });
export const LimitsAnswer = z.object({
  status: z.literal('ok'),
  questions: z.array(z.string()),
  tokenGuid: z.nullable(z.string()),
  limitsData: z.array(PlayerLimitView),
});

const Left = z.nullable(z.int().check(z.minimum(0)));
export const RealityCheck = z.object({
  minutes: z.nullable(z.int()),
  dueInSeconds: Left,
  playedSeconds: z.int(),
  staked: z.int(),
  returned: z.int(),
  currencyIso: CurrencyIso,
  exponent: z.int(),
});
export const Ping = z.object({ sessionSecondsLeft: Left, checkDueInSeconds: Left });

const LIMITS = { tag: 'Responsible gaming' } as const;

/** Calls of the limit service that this backend answers. @spec RG-04 */
export const limitsContract = {
  limits: withSchemas(limitCalls.limits, {
    ...LIMITS,
    summary: 'Limits of the player, what is left of each, and looser values that wait',
    answers: { 200: z.array(PlayerLimitView) },
    spec: ['RG-01', 'RG-04', 'RG-18'],
  }),
  set: withSchemas(limitCalls.set, {
    ...LIMITS,
    summary: 'Set limits, all or none: a stricter value binds at once, a looser one waits for 86,400 s and a confirmation',
    body: z.strictObject({
      limits: z
        .array(z.strictObject({ limitType: z.int(), limitValue: Value, selfExcludeReason: z.optional(z.int()) }))
        .check(z.minLength(1), z.maxLength(MOST_LIMITS)),
    }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-17', 'LIM-3'],
  }),
  available: withSchemas(limitCalls.available, {
    ...LIMITS,
    summary: 'Limits that the player can set',
    answers: { 200: z.array(AvailableLimit) },
    spec: ['RG-03', 'RG-04', 'RG-10'],
  }),
  reasons: withSchemas(limitCalls.reasons, {
    ...LIMITS,
    summary: 'Reasons for a self-exclusion to choose from; none has to be given',
    answers: { 200: z.array(z.object({ id: Id, selfExcludeReason: z.string() })) },
    spec: ['RG-04', 'RG-18'],
  }),
  action: withSchemas(limitCalls.action, {
    ...LIMITS,
    summary: 'Confirm or reject a looser value that waits',
    body: z.strictObject({ id: Id, action: z.enum(['confirm', 'reject']) }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-05', 'RG-07', 'RG-15'],
  }),
  ping: withSchemas(limitCalls.ping, {
    ...LIMITS,
    summary: 'The player is here: what the session limit leaves, and when the next reality check is due. The service counts by itself too',
    answers: { 200: Ping },
    spec: ['RG-12', 'LIM-6'],
  }),
  cancel: withSchemas(limitCalls.cancel, {
    ...LIMITS,
    summary: 'Take back a looser value that waits',
    query: z.object({ id: z.coerce.number().check(z.int(), z.minimum(1)) }),
    answers: { 200: LimitsAnswer },
    spec: ['RG-04', 'RG-06'],
  }),
};

/** Reality checks. @spec RG-11 */
export const realityCheckContract = {
  realityCheck: withSchemas(realityCheckCalls.realityCheck, {
    ...LIMITS,
    summary: 'What a reality check shows, and when the next one is due',
    answers: { 200: RealityCheck },
    spec: ['RG-11', 'LIM-7', 'LIM-8'],
  }),
  answerCheck: withSchemas(realityCheckCalls.answerCheck, {
    ...LIMITS,
    summary: 'Answer a reality check: go on, sign out or put it off; "do not show again" is a looser limit and waits like one',
    body: z.strictObject({
      action: z.enum(CHECK_ACTIONS),
      do_not_show_again: z.optional(z.boolean()),
      popup_show_at: z.optional(z.int()),
    }),
    answers: { 200: RealityCheck },
    spec: ['RG-11', 'RG-17', 'LIM-9'],
  }),
};
