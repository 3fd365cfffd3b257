// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type {
  EndedSessions,
  Mailing,
  RecoveryCodes,
  SecurityAnswer,
  SessionsAnswer,
  SignInToken,
  SignInsAnswer,
  TwoStepSecret,
} from '@touchline/identity-contract';
import {
  between,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

export const readEndedSessions: Reader<EndedSessions> = readAs(objectOf({ ended: integer }));
export const readMailing: Reader<Mailing> = readAs(
  objectOf({
    enable_mail_news: flag,
    enable_mail_deposit: flag,
    enable_mail_bets: flag,
    enable_sms_news: flag,
    bonus_type: between(0, 2),
    first_deposit_bonus_type: between(0, 2),
  }),
);
export const readRecoveryCodes: Reader<RecoveryCodes> = readAs(objectOf({ recoveryCodes: listOf(text) }));
export const readSecurityAnswer: Reader<SecurityAnswer> = readAs(
  objectOf(
    {
      protection_level: integer,
      protection_methods: objectOf({
        is_changed_password: flag,
        enable_two_factor_auth: flag,
        enable_phone_binding: flag,
        enable_security_question: flag,
        enable_email_auth: flag,
      }),
      activation_type: integer,
      email: nullable(text),
      isEmailConfirmed: flag,
      phone: nullable(text),
      passwordChangedAt: nullable(integer),
      recoveryCodesLeft: integer,
      question: nullable(integer),
      passkeys: listOf(objectOf({ id: text, name: text, createdAt: integer, lastUsedAt: nullable(integer) })),
    },
    { phoneText: nullable(text) },
  ),
);
export const readSessionsAnswer: Reader<SessionsAnswer> = readAs(
  objectOf({
    sessions: listOf(
      objectOf({ id: whole, startedAt: integer, expiresAt: integer, isCurrent: flag, device: nullable(text), country: nullable(text) }),
    ),
  }),
);
export const readSignInToken: Reader<SignInToken> = readAs(objectOf({ token: text, expiresAt: integer }));
export const readSignInsAnswer: Reader<SignInsAnswer> = readAs(
  objectOf({
    signIns: listOf(
      objectOf({
        at: integer,
        method: literal('password', 'two-step', 'sms', 'email', 'passkey', 'social', 'qr', 'token', 'registration'),
        device: nullable(text),
        country: nullable(text),
      }),
    ),
  }),
);
export const readTwoStepSecret: Reader<TwoStepSecret> = readAs(objectOf({ secret: text, uri: text }));
