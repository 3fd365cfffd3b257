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

/** The part of the user config that this path returns. @spec AC-03 */
export const UserConfig = z.object({
  user_id: Id,
  user_email: z.nullable(z.string()),
  user_name: z.nullable(z.string()),
  login: z.string(),
  user_country_id: z.nullable(Id),
  ban_level: z.int(),
  activation_type: z.int(),
  has_deposit: z.boolean(),
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
