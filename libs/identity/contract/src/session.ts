import { withSchemas, CurrencyIso, eachValid, Id, Lang, Milliseconds, Seconds, otherwise } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { accessCalls } from './access-calls.ts';
import { sessionCalls } from './calls.ts';

/** An access token and its expiry. @spec HT-01 */
export const Token = z.object({ token: z.string(), expiresAt: Milliseconds });
export type Token = z.infer<typeof Token>;

/** Owner of the session cookie; `user_id` is null for a visitor. `serverTime` sets the client's clock offset. @spec HT-09 */
export const SessionAnswer = z.object({
  user_id: z.nullable(Id),
  serverTime: Milliseconds,
  /** Start of this session, for the session clock. */
  startedAt: z.nullable(Seconds),
  /** Time of the previous sign-in. */
  previousLoginAt: z.nullable(Seconds),
  /** Above 0, the player is banned. @spec GD-07 */
  ban_level: z.optional(z.int()),
});
export type SessionAnswer = z.infer<typeof SessionAnswer>;

const Login = z.string().check(z.minLength(1), z.maxLength(254));
const SecretText = z.string().check(z.minLength(1), z.maxLength(256));
const SixDigits = z.string().check(z.minLength(6), z.maxLength(40));

/**
 * All ways to sign in with one call. The fields decide the way; `method_id` may name it as well, and is refused if it names another one.
 *
 * | `method_id` | way                     | fields                                                              |
 * | ----------- | ----------------------- | ------------------------------------------------------------------- |
 * | 1           | login or e-mail         | `uLogin` or `login`, with `uPassword` or `pass`                     |
 * | 2           | phone                   | `country_code` (`+49`) and `phone_number`, with `uPassword`, `pass` |
 * | 3           | code by SMS             | `token` (the `guid` of the sent code) and `sms-code`                |
 * | 4           | second step             | `token` (the `guid` of the demand) and `code`                       |
 * | 5           | sign-in token           | `token`, and `sign`: the secret of the device that it was made for  |
 *
 * `login` and `pass` are other names of `uLogin` and `uPassword`; two names with different values are refused. `save` keeps the session,
 * `lng` is the language of a code by e-mail.
 *
 * @spec ID-01 ID-02
 */
export const LoginBody = z.strictObject({
  uLogin: z.optional(Login),
  uPassword: z.optional(SecretText),
  login: z.optional(Login),
  pass: z.optional(SecretText),
  country_code: z.optional(z.string().check(z.regex(/^\+\d{1,4}$/))),
  phone_number: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  method_id: z.optional(z.int().check(z.minimum(1), z.maximum(5))),
  token: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  sign: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
  'sms-code': z.optional(SixDigits),
  code: z.optional(SixDigits),
  save: z.optional(z.boolean()),
  lng: z.optional(Lang),
});
export type LoginBody = z.infer<typeof LoginBody>;
/** The password was correct and a second step follows: a code of an authenticator (`totp`), or one by e-mail. @spec ID-01 */
export const TwoStepDemand = z.object({
  two_step: z.object({
    guid: z.string(),
    method: z.enum(['totp', 'email']),
    to: otherwise(z.nullable(z.string()), null),
    expiresAt: Seconds,
    hasOutbox: otherwise(z.boolean(), false),
  }),
});
export type TwoStepDemand = z.infer<typeof TwoStepDemand>;
export const LoginAnswer = z.object({
  user_id: Id,
  token: z.string(),
  expiresAt: Milliseconds,
  previousLoginAt: otherwise(z.nullable(Seconds), null),
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** One-click registration. @spec ID-06 */
export const FastRegistrationBody = z.strictObject({
  type: z.enum(['fast_reg', 'one_click']),
  country_id: Id,
  currency_id: Id,
  ref_code: z.optional(z.string().check(z.maxLength(64))),
  first_deposit_bonus_choice: z.optional(z.int()),
  /** The player confirms being of age and accepts the terms; only true is valid. */
  isTermsAccepted: z.literal(true),
});
/** Generated login and password. The password is sent only in this response; the server stores its hash. */
export const RegistrationAnswer = z.object({
  user_id: Id,
  login: z.string(),
  password: z.string(),
  token: z.string(),
  expiresAt: Milliseconds,
});
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

/** Fields that a country requires besides e-mail or phone and a password. @spec ID-06 */
export const RegistrationField = z.enum(['name', 'surname', 'date_birthday']);
export type RegistrationField = z.infer<typeof RegistrationField>;
export const RegistrationOptions = z.object({
  countries: z.array(
    z.object({
      id: Id,
      name: z.string(),
      country_code: z.string(),
      tel_code: z.string(),
      currencyIso: CurrencyIso,
      /** Years; 18 by default. */
      minAge: z.optional(z.int()),
      /** Fields of the full form; by default only the date of birth. */
      fields: z.optional(eachValid(z.array(RegistrationField))),
    }),
  ),
  currencies: z.array(z.object({ id: Id, iso: CurrencyIso, symbol: z.string(), exponent: z.int() })),
  /** Bonuses offered for the first deposit; 0, none, is always valid. */
  bonuses: z.optional(eachValid(z.array(z.enum(['sports', 'casino'])))),
});
export type RegistrationOptions = z.infer<typeof RegistrationOptions>;

/** Values that the page stores as cookies; `grant` expires after 1800 s. @spec CF-05 */
export const SecureDataAnswer = z.object({ ggru: z.string(), grant: z.string() });
export type SecureDataAnswer = z.infer<typeof SecureDataAnswer>;

/** Open sessions of the current player. Times in seconds. @spec AUTH-6 */
export const SessionsAnswer = z.object({
  sessions: z.array(
    z.object({
      id: Id,
      startedAt: Seconds,
      expiresAt: Seconds,
      isCurrent: z.boolean(),
      /** Browser and system as text, as the browser identifies itself. */
      device: z.nullable(z.string()),
      /** ISO code, two letters. */
      country: z.nullable(z.string()),
    }),
  ),
});
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** Without an id, ends all sessions except the current one. @spec AUTH-6 */
export const EndSessionsBody = z.strictObject({ id: z.optional(Id) });
export type EndSessionsBody = z.infer<typeof EndSessionsBody>;

export const EndedSessions = z.object({ ended: z.int() });
export type EndedSessions = z.infer<typeof EndedSessions>;

const SESSION = { tag: 'Sign-in and session' } as const;

export const sessionContract = {
  session: withSchemas(sessionCalls.session, {
    ...SESSION,
    summary: 'Whose session this is',
    answers: { 200: SessionAnswer },
    spec: ['HT-09'],
  }),
  getToken: withSchemas(sessionCalls.getToken, {
    // The other protecting calls need its token.
    protects: 'session',
    ...SESSION,
    summary: 'A fresh access token for the session cookie; needs Sec-Fetch-Site: same-origin and the header X-Requested-With',
    query: z.object({ force_refresh: z.optional(z.literal('true')) }),
    answers: { 200: Token },
    spec: ['HT-01', 'HT-02'],
  }),
  login: withSchemas(accessCalls.login, {
    ...SESSION,
    summary: 'Sign in by password (with a login, an e-mail or a phone), by SMS code, with the second step or by token',
    body: LoginBody,
    answers: { 200: z.union([LoginAnswer, TwoStepDemand]) },
    spec: ['ID-01', 'ID-02', 'ID-03'],
  }),
  logout: withSchemas(sessionCalls.logout, {
    protects: 'session',
    ...SESSION,
    summary: 'End this session (disconnect)',
    answers: { 204: null },
    spec: ['ID-03', 'ID-14'],
  }),
  sessions: withSchemas(accessCalls.sessions, {
    ...SESSION,
    summary: 'Open sessions of the player, newest first',
    answers: { 200: SessionsAnswer },
    spec: ['AUTH-6'],
  }),
  endSessions: withSchemas(accessCalls.endSessions, {
    protects: 'session',
    ...SESSION,
    summary: 'End one session of the player, or all but this one',
    body: EndSessionsBody,
    answers: { 200: EndedSessions },
    spec: ['AUTH-6'],
  }),
  activity: withSchemas(accessCalls.activity, {
    duringBreak: 'open',
    ...SESSION,
    summary:
      'The player has touched the page since the last call of this kind; where players are signed out when idle, nothing else counts',
    answers: { 204: null },
    spec: ['ID-15', 'AUTH-13'],
  }),
  registrationOptions: withSchemas(accessCalls.registrationOptions, {
    ...SESSION,
    summary: 'Countries and currencies to register with',
    query: z.object({ lang: z.string() }),
    answers: { 200: RegistrationOptions },
    spec: ['ID-06', 'ID-25'],
  }),
  register: withSchemas(accessCalls.register, {
    ...SESSION,
    summary: 'One-click registration',
    body: FastRegistrationBody,
    answers: { 200: RegistrationAnswer },
    spec: ['ID-06'],
  }),
  secureData: withSchemas(sessionCalls.secureData, {
    ...SESSION,
    summary: 'Values for the cookies ggru and grant',
    answers: { 200: SecureDataAnswer },
    spec: ['CF-05'],
  }),
};
