import { withSchemas, Id, Lang, Milliseconds, Seconds, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { codeCalls } from './code-calls.ts';
import { LoginAnswer, RegistrationField } from './session.ts';

const Guid = z.string().check(z.regex(/^[\w-]{22}$/));
/** Six digits of any script, or a recovery code where one is accepted, as typed: with spaces and dashes. */
export const Code = z.string().check(z.minLength(6), z.maxLength(40));
export const Password = z.string().check(z.minLength(1), z.maxLength(256));
export const Email = z.string().check(z.maxLength(254), z.regex(/^[^\s@＠]+[@＠][^\s@＠][^\s@＠.．。｡]*[.．。｡][^\s@＠]+$/));
const CountryCode = z.string().check(z.regex(/^\+\d{1,4}$/));
const PhoneNumber = z.string().check(z.minLength(3), z.maxLength(40));
const Name = z.string().check(z.minLength(1), z.maxLength(100));

/** A code was sent. The response is the same whether or not the address belongs to an account. Times in seconds. @spec AUTH-9 AUTH-11 */
export const CodeSent = z.object({
  guid: z.string(),
  kind: otherwise(z.enum(['email', 'sms']), 'email'),
  /** The address with its middle masked. */
  to: z.string(),
  expiresAt: Seconds,
  /** Earliest time to request another code. */
  againAt: Seconds,
  /** Whether the message can be read in the product's outbox; never in production. */
  hasOutbox: otherwise(z.boolean(), false),
});
export type CodeSent = z.infer<typeof CodeSent>;

/**
 * Phone numbers of a country, with the specification's names: `Mask` has `#` for a digit, `Min` and `Max` count digits.
 *
 * @spec ID-08 ID-25
 */
export const PhoneMask = z.object({ CountryId: Id, Mask: z.string(), Min: z.int(), Max: z.int() });
export type PhoneMask = z.infer<typeof PhoneMask>;
export const PhoneMasks = z.object({ masks: z.array(PhoneMask) });
export type PhoneMasks = z.infer<typeof PhoneMasks>;

const Registration = {
  country_id: Id,
  currency_id: Id,
  password: Password,
  ref_code: z.optional(z.string().check(z.maxLength(64))),
  first_deposit_bonus_choice: z.optional(z.int()),
  isTermsAccepted: z.literal(true),
  lng: Lang,
} as const;
const Person = {
  name: z.optional(Name),
  surname: z.optional(Name),
  /** `2001-12-31`. */
  date_birthday: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
} as const satisfies Record<RegistrationField, unknown>;

/** Registration by phone, or by e-mail with the fields that the country requires. @spec ID-06 */
export const RegistrationBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('phone_reg'), country_code: CountryCode, phone_number: PhoneNumber, ...Registration, ...Person }),
  z.strictObject({ type: z.literal('full_reg'), email: Email, ...Registration, ...Person }),
]);
export type RegistrationBody = z.infer<typeof RegistrationBody>;

export const CodeBody = z.strictObject({ guid: Guid, code: Code });
const TwoStepBody = z.strictObject({ guid: Guid, code: Code, save: z.optional(z.boolean()) });
export const PasswordAskBody = z.union([
  z.strictObject({ email: Email, lng: Lang }),
  z.strictObject({ country_code: CountryCode, phone_number: PhoneNumber, lng: Lang }),
]);
export type PasswordAskBody = z.infer<typeof PasswordAskBody>;

/** Proof that the code of a forgotten password was right. @spec ID-09 */
export const PasswordApproval = z.object({ approval: z.string() });
export type PasswordApproval = z.infer<typeof PasswordApproval>;

/** Which address was confirmed. @spec ID-10 ID-22 */
export const Activated = z.object({ kind: z.enum(['email', 'phone']), activation_type: z.int() });
export type Activated = z.infer<typeof Activated>;

export const OutboxMessages = z.object({
  messages: z.array(
    z.object({
      at: Milliseconds,
      kind: z.enum(['email', 'sms']),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.optional(z.string()),
    }),
  ),
});
export type OutboxMessages = z.infer<typeof OutboxMessages>;

const CODES = { tag: 'Codes by e-mail and SMS' } as const;

export const codeContract = {
  phoneMasks: withSchemas(codeCalls.phoneMasks, {
    ...CODES,
    summary: 'How phone numbers of each country are written',
    answers: { 200: PhoneMasks },
    spec: ['ID-08', 'ID-25'],
  }),
  registerAsk: withSchemas(codeCalls.registerAsk, {
    ...CODES,
    summary: 'Register by phone or e-mail: a code is sent, and the account is made when it is confirmed',
    body: RegistrationBody,
    answers: { 200: CodeSent },
    cost: 20,
    spec: ['ID-06', 'ID-26', 'AUTH-9'],
  }),
  registerDone: withSchemas(codeCalls.registerDone, {
    ...CODES,
    summary: 'Make the account whose code this is, and sign in',
    body: CodeBody,
    answers: { 200: LoginAnswer },
    spec: ['ID-06', 'ID-10', 'ID-27'],
  }),
  codeAgain: withSchemas(codeCalls.codeAgain, {
    ...CODES,
    summary: 'Send another code, 60 s after the last one at the earliest; the one before is worth nothing then',
    body: z.strictObject({ guid: Guid }),
    answers: { 200: CodeSent },
    spec: ['AUTH-11'],
  }),
  codeMessages: withSchemas(codeCalls.codeMessages, {
    ...CODES,
    summary: 'Messages of this code, outside production; 404 in production',
    params: z.object({ id: z.string().check(z.maxLength(40)) }),
    answers: { 200: OutboxMessages },
    spec: ['CF-07'],
  }),
  passwordAsk: withSchemas(codeCalls.passwordAsk, {
    ...CODES,
    summary: 'Forgot the password: a code is sent where the address belongs to an account',
    body: PasswordAskBody,
    answers: { 200: CodeSent },
    cost: 4,
    spec: ['ID-09', 'AUTH-9'],
  }),
  passwordCode: withSchemas(codeCalls.passwordCode, {
    ...CODES,
    summary: 'Approve the code of a forgotten password',
    body: CodeBody,
    answers: { 200: PasswordApproval },
    spec: ['ID-09', 'ID-27'],
  }),
  passwordSave: withSchemas(codeCalls.passwordSave, {
    ...CODES,
    summary: 'Set the new password; every session of the player ends',
    body: z.strictObject({ guid: Guid, approval: z.string().check(z.maxLength(64)), password: Password }),
    answers: { 204: null },
    cost: 20,
    spec: ['ID-09', 'AUTH-6'],
  }),
  activate: withSchemas(codeCalls.activate, {
    ...CODES,
    summary: 'Confirm the e-mail or the phone that this code was sent to',
    body: CodeBody,
    answers: { 200: Activated },
    spec: ['ID-10', 'ID-22', 'ID-27'],
  }),
  newsletterStop: withSchemas(codeCalls.newsletterStop, {
    ...CODES,
    summary: 'Stop the newsletter, by the link in it',
    body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(64)) }),
    answers: { 204: null },
    spec: ['ID-10', 'ID-12'],
  }),
  smsAsk: withSchemas(codeCalls.smsAsk, {
    ...CODES,
    summary: 'Sign in by SMS: a code is sent where the phone belongs to an account',
    body: z.strictObject({ country_code: CountryCode, phone_number: PhoneNumber, lng: Lang }),
    answers: { 200: CodeSent },
    cost: 4,
    spec: ['ID-01', 'ID-03', 'AUTH-9'],
  }),
  smsLogin: withSchemas(codeCalls.smsLogin, {
    ...CODES,
    summary: 'Sign in by the code of an SMS',
    body: TwoStepBody,
    answers: { 200: LoginAnswer },
    spec: ['ID-01', 'ID-03', 'ID-27'],
  }),
  emailAsk: withSchemas(codeCalls.emailAsk, {
    ...CODES,
    summary: 'Sign in by e-mail: a link and a code are sent where the address belongs to an account',
    body: z.strictObject({ email: Email, lng: Lang }),
    answers: { 200: CodeSent },
    cost: 4,
    spec: ['ID-03', 'AUTH-9'],
  }),
  emailLogin: withSchemas(codeCalls.emailLogin, {
    ...CODES,
    summary: 'Sign in by the link or the code of a letter; each works once',
    body: TwoStepBody,
    answers: { 200: LoginAnswer },
    spec: ['ID-03', 'ID-27'],
  }),
  twoStepLogin: withSchemas(codeCalls.twoStepLogin, {
    ...CODES,
    summary: 'The second step of a sign-in: the code of an authenticator or an e-mail, or a recovery code',
    body: TwoStepBody,
    answers: { 200: LoginAnswer },
    spec: ['ID-01', 'ID-03', 'ID-27'],
  }),
};
