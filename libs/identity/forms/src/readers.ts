// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  type Activated,
  type CodeSent,
  type Conversion,
  type LoginAnswer,
  type OneTapClient,
  type OutboxMessages,
  type PasswordApproval,
  type PhoneMasks,
  type QrCode,
  type QrQuestion,
  type QrState,
  SOCIAL_IDS,
  type SocialRedirect,
  type SocialTicket,
  type WalletQuestion,
} from '@touchline/identity-contract';
import {
  anyOf,
  flag,
  ifMissing,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

const nameShape = ifMissing(nullable(text), null);
export const readActivated: Reader<Activated> = readAs(objectOf({ kind: literal('email', 'phone'), activation_type: integer }));
export const readCodeSent: Reader<CodeSent> = readAs(
  objectOf({
    guid: text,
    kind: otherwise(literal('email', 'sms'), 'email'),
    to: text,
    expiresAt: integer,
    againAt: integer,
    hasOutbox: otherwise(flag, false),
  }),
);
export const readConversion: Reader<Conversion> = readAs(objectOf({ allowed: literal('no', 'main', 'additional') }));
export const readLoginAnswer: Reader<LoginAnswer> = readAs(
  objectOf({ user_id: whole, token: text, expiresAt: integer, previousLoginAt: otherwise(integer, null) }),
);
export const readOneTapClient: Reader<OneTapClient> = readAs(objectOf({ clientId: text, configUrl: text, nonce: text }));
export const readOutboxMessages: Reader<OutboxMessages> = readAs(
  objectOf({ messages: listOf(objectOf({ at: integer, kind: literal('email', 'sms'), to: text, subject: text, text }, { html: text })) }),
);
export const readPasswordApproval: Reader<PasswordApproval> = readAs(objectOf({ approval: text }));
export const readPhoneMasks: Reader<PhoneMasks> = readAs(
  objectOf({ masks: listOf(objectOf({ CountryId: whole, Mask: text, Min: integer, Max: integer })) }),
);
export const readQrCode: Reader<QrCode> = readAs(objectOf({ guid: text, secret: text, number: text, expiresAt: integer }));
export const readQrQuestion: Reader<QrQuestion> = readAs(
  objectOf({ device: otherwise(text, null), country: otherwise(text, null), number: text, expiresAt: integer }),
);
export const readQrState: Reader<QrState> = readAs(objectOf({ state: literal('waiting', 'declined') }));
export const readSocialRedirect: Reader<SocialRedirect> = readAs(objectOf({ redirectUrl: text }));
export const readSocialTicket: Reader<SocialTicket> = readAs(
  anyOf(
    objectOf({ kind: literal('register'), provider: literal(...SOCIAL_IDS), name: nameShape, email: nameShape }),
    objectOf({ kind: literal('link'), provider: literal(...SOCIAL_IDS), email: nameShape }),
    objectOf({
      kind: literal('two-step'),
      provider: literal(...SOCIAL_IDS),
      two_step: objectOf({
        guid: text,
        method: literal('totp', 'email'),
        to: otherwise(text, null),
        expiresAt: integer,
        hasOutbox: otherwise(flag, false),
      }),
    }),
  ),
);
export const readWalletQuestion: Reader<WalletQuestion> = readAs(objectOf({ ticket: text, message: text }));
