import { withSchemas, CurrencyIso, Id, Money, Seconds, TimeZone } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { accountCalls } from './calls.ts';

/** `money` is the balance in minor units of `iso`. @spec AC-01 */
export const Account = z.object({
  id: Id,
  type: z.union([z.literal(0), z.literal(4), z.literal(9)]),
  iso: CurrencyIso,
  symbol: z.string(),
  /** Number of decimals of this currency. */
  exponent: z.int(),
  money: Money,
  currencyId: Id,
  isActive: z.boolean(),
  label: z.string(),
  points: z.int(),
});
export type Account = z.infer<typeof Account>;

/**
 * Position of the session strip: staked and won since `startedAt`, in minor units of the active account. `net` counts settled bets only;
 * `atStake` is the sum of open ones.
 */
export const SessionPosition = z.object({
  startedAt: Seconds,
  staked: Money,
  returned: Money,
  atStake: Money,
  net: Money,
  iso: CurrencyIso,
});
export type SessionPosition = z.infer<typeof SessionPosition>;

export const AccountsAnswer = z.object({ accounts: z.array(Account), session: SessionPosition, openCoupons: z.int() });
export type AccountsAnswer = z.infer<typeof AccountsAnswer>;

const Filled = z.nullable(z.string());

/** Who the player is, with the specification's names: contact, protection, status and personal data. @spec AC-03 */
export const UserConfig = z.object({
  user_id: Id,
  login: z.string(),
  user_name: Filled,
  user_email: Filled,
  /** Country code, such as `+49`, and the digits after it; null without a phone. */
  phone_code: Filled,
  phone_number: Filled,
  user_country_id: z.nullable(Id),
  ban_level: z.int(),
  /** Confirmed contacts: 0 none, 1 e-mail, 2 both, 3 phone. @spec ID-22 */
  activation_type: z.int(),
  /** 0 to 100. @spec ID-21 */
  protection_level: z.int(),
  protection_methods: z.object({
    is_changed_password: z.boolean(),
    enable_two_factor_auth: z.boolean(),
    enable_phone_binding: z.boolean(),
    enable_security_question: z.boolean(),
    enable_email_auth: z.boolean(),
  }),
  /** 1 for a verified player, otherwise 0. @spec ID-19 */
  verification_status: z.int(),
  /** Kinds of the accepted documents. */
  verification_types: z.array(z.string()),
  /** Internal status: 0 not verified, 1 verified, 3 by documents. @spec ID-19 */
  user_status_id: z.int(),
  requested_additional_document: z.boolean(),
  has_deposit: z.boolean(),
  /** Null where not filled in; dates as `2001-12-31`, the passport number masked but for its last three characters. @spec ID-20 */
  user_data: z.object({
    date_birthday: Filled,
    name: Filled,
    surname: Filled,
    passport: Filled,
    passport_date: Filled,
    registration_address: Filled,
  }),
  registeredAt: Seconds,
});
export type UserConfig = z.infer<typeof UserConfig>;

/**
 * View settings of a player for all devices: `l=en&t=0&o=6`, with the letters of the view cookie. Readers ignore unknown entries; null if
 * no settings were ever saved.
 */
export const AccountView = z.object({
  view: z.nullable(z.string().check(z.maxLength(200), z.regex(/^[a-z0-9=&.-]*$/))),
  /** The zone in which a device of the player last showed times; missing until one is known. */
  zone: z.optional(TimeZone),
});
export type AccountView = z.infer<typeof AccountView>;

const ACCOUNT = { tag: 'Account' } as const;

export const accountContract = {
  accounts: withSchemas(accountCalls.accounts, {
    ...ACCOUNT,
    summary: 'Accounts, balances and the result of this session',
    answers: { 200: AccountsAnswer },
    spec: ['AC-01'],
  }),
  setActive: withSchemas(accountCalls.setActive, {
    duringBreak: 'open',
    ...ACCOUNT,
    summary: 'Make an account the active one',
    body: z.strictObject({ id: Id }),
    answers: { 204: null },
    spec: ['AC-02'],
  }),
  view: withSchemas(accountCalls.view, {
    ...ACCOUNT,
    summary: 'How the player wants the site to look',
    answers: { 200: AccountView },
    spec: ['LY-11'],
  }),
  keepView: withSchemas(accountCalls.keepView, {
    duringBreak: 'open',
    ...ACCOUNT,
    summary: 'Keep how the player wants the site to look, and in which time zone',
    body: z.strictObject({ view: z.string().check(z.maxLength(200), z.regex(/^[a-z0-9=&.-]*$/)), zone: z.optional(TimeZone) }),
    answers: { 204: null },
    spec: ['LY-11'],
  }),
  userConfig: withSchemas(accountCalls.userConfig, {
    ...ACCOUNT,
    summary: 'User config',
    answers: { 200: UserConfig },
    spec: ['AC-03', 'CF-03'],
  }),
};
