import { withSchemas, Id, Lang, otherwise, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { passkeyCalls } from './passkey-calls.ts';
import { securityCalls } from './security-calls.ts';
import { Code, CodeSent, Email, Password } from './codes.ts';
import { LoginAnswer } from './session.ts';

/** Protection level of an account and its methods. Times in seconds. @spec ID-21 ID-31 */
export const SecurityAnswer = z.object({
  /** 0 to 100. */
  protection_level: z.int(),
  protection_methods: z.object({
    is_changed_password: z.boolean(),
    enable_two_factor_auth: z.boolean(),
    enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(),
    enable_email_auth: z.boolean(),
  }),
  activation_type: z.int(),
  email: z.nullable(z.string()),
  isEmailConfirmed: z.boolean(),
  /** E.164. */
  phone: z.nullable(z.string()),
  /** The phone as it is written, with country code and spaces. */
  phoneText: z.optional(z.nullable(z.string())),
  passwordChangedAt: z.nullable(Seconds),
  recoveryCodesLeft: z.int(),
  /** Number of the security question; null if none is set. */
  question: z.nullable(z.int()),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: Seconds, lastUsedAt: z.nullable(Seconds) })),
});
export type SecurityAnswer = z.infer<typeof SecurityAnswer>;

/** Sign-ins of the player, newest first. */
export const SignInsAnswer = z.object({
  signIns: z.array(
    z.object({
      at: Seconds,
      method: z.enum(['password', 'two-step', 'sms', 'email', 'passkey', 'social', 'qr', 'token', 'registration']),
      device: z.nullable(z.string()),
      country: z.nullable(z.string()),
    }),
  ),
});
export type SignInsAnswer = z.infer<typeof SignInsAnswer>;

/** @spec ID-12 */
export const Mailing = z.strictObject({
  enable_mail_news: z.boolean(),
  enable_mail_deposit: z.boolean(),
  enable_mail_bets: z.boolean(),
  enable_sms_news: z.boolean(),
  /** 0 none, 1 sports, 2 casino. */
  bonus_type: z.int().check(z.minimum(0), z.maximum(2)),
  first_deposit_bonus_type: z.int().check(z.minimum(0), z.maximum(2)),
});
export type Mailing = z.infer<typeof Mailing>;

/** The reminder to convert an account: none, with the main account in use, or with an additional one in use. @spec ID-11 */
export const Conversion = z.object({ allowed: z.enum(['no', 'main', 'additional']) });
export type Conversion = z.infer<typeof Conversion>;

/** A token that signs in another window of the player. @spec ID-03 */
export const SignInToken = z.object({ token: z.string(), expiresAt: Seconds });
export type SignInToken = z.infer<typeof SignInToken>;

/** A secret for an authenticator, and its URI for a QR code. @spec ID-31 */
export const TwoStepSecret = z.object({ secret: z.string(), uri: z.string() });
export type TwoStepSecret = z.infer<typeof TwoStepSecret>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const SECURITY = { tag: 'Protection of the account', duringBreak: 'open' } as const;
/** WebAuthn data of the browser; validated by the WebAuthn library, not here. */
const BrowserJson = z.record(z.string(), z.unknown());

/** @spec ID-29 */
export const RightsAnswer = z.object({
  rights: z.object({ bets: z.boolean(), games: z.boolean(), tickets: z.boolean(), deposits: z.boolean(), rewards: z.boolean() }),
  /** Why the account has no rights at all: `identity` until the player proves who they are, `support` otherwise. @spec LIM-5 */
  hold: z.optional(z.nullable(otherwise(z.enum(['identity', 'support']), 'support'))),
});
export type RightsAnswer = z.infer<typeof RightsAnswer>;

export const securityContract = {
  security: withSchemas(securityCalls.security, {
    ...SECURITY,
    summary: 'Protection level and methods, e-mail, phone and passkeys',
    answers: { 200: SecurityAnswer },
    spec: ['ID-21', 'ID-22', 'ID-31'],
  }),
  rights: withSchemas(securityCalls.rights, {
    ...SECURITY,
    summary: 'What the account may do (get rights); everything else is refused by the calls themselves',
    answers: { 200: RightsAnswer },
    spec: ['ID-29'],
  }),
  signIns: withSchemas(securityCalls.signIns, {
    ...SECURITY,
    summary: 'The last fifty sign-ins',
    answers: { 200: SignInsAnswer },
    spec: ['ID-31'],
  }),
  changePassword: withSchemas(securityCalls.changePassword, {
    ...SECURITY,
    summary: 'Change the password; all other sessions end',
    body: z.strictObject({ password: Password, newPassword: Password, lng: z.optional(Lang) }),
    answers: { 204: null },
    cost: 20,
    spec: ['ID-31', 'AUTH-6'],
  }),
  contactAsk: withSchemas(securityCalls.contactAsk, {
    ...SECURITY,
    summary: 'Add or change e-mail or phone: a code is sent there, and the address counts once the code is confirmed',
    body: z.union([
      z.strictObject({ email: Email, password: Password, lng: Lang }),
      z.strictObject({
        country_code: z.string().check(z.regex(/^\+\d{1,4}$/)),
        phone_number: z.string().check(z.minLength(3), z.maxLength(40)),
        password: Password,
        lng: Lang,
      }),
    ]),
    answers: { 200: CodeSent },
    cost: 4,
    spec: ['ID-10', 'ID-31'],
  }),
  signInToken: withSchemas(securityCalls.signInToken, {
    ...SECURITY,
    summary: 'A token that signs one other window of the player in, once and within two minutes; an earlier one is void',
    // The mark of that window: twelve letters and digits of the digest of its secret.
    body: z.strictObject({ password: Password, mark: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/)) }),
    answers: { 200: SignInToken },
    cost: 4,
    spec: ['ID-03', 'AUTH-14'],
  }),
  phoneOff: withSchemas(securityCalls.phoneOff, {
    ...SECURITY,
    summary: 'Take the phone off the account',
    body: z.strictObject({ password: Password }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-31'],
  }),
  twoStepBegin: withSchemas(securityCalls.twoStepBegin, {
    ...SECURITY,
    summary: 'A secret for an authenticator; it counts once a code of it was confirmed',
    body: z.strictObject({ password: Password }),
    answers: { 200: TwoStepSecret },
    cost: 4,
    spec: ['ID-31'],
  }),
  twoStepOn: withSchemas(securityCalls.twoStepOn, {
    ...SECURITY,
    summary: 'Turn two-step sign-in on; the recovery codes are returned only here',
    body: z.strictObject({ code: Code }),
    answers: { 200: RecoveryCodes },
    spec: ['ID-31'],
  }),
  twoStepOff: withSchemas(securityCalls.twoStepOff, {
    ...SECURITY,
    summary: 'Turn two-step sign-in off',
    body: z.strictObject({ password: Password, code: Code, lng: z.optional(Lang) }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-31'],
  }),
  emailAuth: withSchemas(securityCalls.emailAuth, {
    ...SECURITY,
    summary: 'Ask for a code by e-mail at each sign-in, or no longer',
    body: z.strictObject({ password: Password, isOn: z.boolean() }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-31'],
  }),
  question: withSchemas(securityCalls.question, {
    ...SECURITY,
    summary: 'Set the security question that support asks, or take it away',
    body: z.strictObject({
      password: Password,
      question: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
      answer: z.optional(z.string().check(z.maxLength(100))),
    }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-31'],
  }),
  mailing: withSchemas(securityCalls.mailing, {
    ...SECURITY,
    summary: 'What the player wants to be written about',
    answers: { 200: Mailing },
    spec: ['ID-12'],
  }),
  setMailing: withSchemas(securityCalls.setMailing, {
    ...SECURITY,
    summary: 'Change what the player wants to be written about',
    body: Mailing,
    answers: { 200: Mailing },
    spec: ['ID-12'],
  }),
  conversion: withSchemas(securityCalls.conversion, {
    ...SECURITY,
    summary: 'Whether the active account may be converted',
    answers: { 200: Conversion },
    spec: ['ID-11'],
  }),
  convert: withSchemas(securityCalls.convert, {
    ...SECURITY,
    summary: 'Make the active account the main one',
    body: z.strictObject({ id: z.optional(Id) }),
    answers: { 200: Conversion },
    spec: ['ID-11'],
  }),
};

export const passkeyContract = {
  loginOptions: withSchemas(passkeyCalls.loginOptions, {
    ...SECURITY,
    summary: 'Begin to sign in with a passkey',
    body: z.strictObject({}),
    answers: { 200: z.object({ guid: z.string(), options: BrowserJson }) },
    cost: 4,
    spec: ['ID-03'],
  }),
  login: withSchemas(passkeyCalls.login, {
    ...SECURITY,
    summary: 'Sign in with a passkey',
    body: z.strictObject({ guid: z.string().check(z.maxLength(40)), answer: BrowserJson, save: z.optional(z.boolean()) }),
    answers: { 200: LoginAnswer },
    cost: 4,
    spec: ['ID-03'],
  }),
  addOptions: withSchemas(passkeyCalls.addOptions, {
    ...SECURITY,
    summary: 'Begin to add a passkey',
    body: z.strictObject({ password: Password }),
    answers: { 200: z.object({ guid: z.string(), options: BrowserJson }) },
    cost: 4,
    spec: ['ID-03'],
  }),
  add: withSchemas(passkeyCalls.add, {
    ...SECURITY,
    summary: 'Add a passkey',
    body: z.strictObject({
      guid: z.string().check(z.maxLength(40)),
      answer: BrowserJson,
      name: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-03'],
  }),
  rename: withSchemas(passkeyCalls.rename, {
    ...SECURITY,
    summary: 'Name a passkey',
    body: z.strictObject({ id: z.string().check(z.maxLength(1400)), name: z.string().check(z.minLength(1), z.maxLength(60)) }),
    answers: { 204: null },
    spec: ['ID-03'],
  }),
  remove: withSchemas(passkeyCalls.remove, {
    ...SECURITY,
    summary: 'Remove a passkey',
    body: z.strictObject({ id: z.string().check(z.maxLength(1400)), password: Password }),
    answers: { 204: null },
    cost: 4,
    spec: ['ID-03'],
  }),
};
