// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type {
  AvailableLimits,
  HelpServices,
  LimitsAnswer,
  PlayerLimits,
  QuizResult,
  SelfExcludeReasons,
} from '@touchline/responsible-gaming-contract';
import {
  eachValid,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  textLike,
  whole,
} from '@touchline/shared-primitives';

const measureShape = literal('money', 'days', 'hours', 'minutes', 'switch');
const exponentShape = otherwise(integer, null);
const playerLimitsShape = listOf(
  objectOf({
    id: whole,
    limitType: integer,
    limitState: literal('PENDING', 'ACTIVE', 'INACTIVE'),
    limitValue: exponentShape,
    startedAt: integer,
    endsAt: exponentShape,
    measure: measureShape,
    currencyIso: otherwise(text, null),
    exponent: exponentShape,
    availableValues: eachValid(integer),
    selfExcludeReason: exponentShape,
    needApprove: otherwise(flag, false),
    canConfirm: otherwise(flag, false),
    limitBalance: exponentShape,
  }),
);
export const readAvailableLimits: Reader<AvailableLimits> = readAs(
  listOf(
    objectOf({
      limitType: integer,
      measure: measureShape,
      currencyIso: otherwise(text, null),
      exponent: exponentShape,
      availableValues: eachValid(integer),
    }),
  ),
);
export const readHelpServices: Reader<HelpServices> = readAs(
  objectOf({
    services: eachValid(
      objectOf({
        country: nullable(textLike(/^[A-Za-z]{2}$/)),
        kind: literal('helpline', 'register'),
        name: textLike(/[^]/),
        phone: otherwise(textLike(/[^]/), null),
        url: textLike(/^https:\/\//),
        source: textLike(/^https:\/\//),
        checkedOn: textLike(/[^]/),
      }),
    ),
  }),
);
export const readLimitsAnswer: Reader<LimitsAnswer> = readAs(
  objectOf({
    status: otherwise(literal('ok', 'quiz'), 'ok'),
    questions: otherwise(listOf(objectOf({ id: whole, question: text, answers: listOf(objectOf({ id: whole, answer: text })) })), []),
    tokenGuid: otherwise(text, null),
    limitsData: playerLimitsShape,
    title: otherwise(text, ''),
  }),
);
export const readPlayerLimits: Reader<PlayerLimits> = readAs(playerLimitsShape);
export const readQuizResult: Reader<QuizResult> = readAs(
  objectOf({ questionsResult: listOf(objectOf({ id: whole, isRight: flag })), success: flag, limitsData: playerLimitsShape }),
);
export const readSelfExcludeReasons: Reader<SelfExcludeReasons> = readAs(listOf(objectOf({ id: whole, selfExcludeReason: text })));
