import { Amount, CurrencyIso, Id, Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const Currency = z.object({ currencyId: Id, iso: CurrencyIso, symbol: z.string(), exponent: z.int() });

/** An account as the office shows it; `scoreId` is its id and `money` is in minor units. @spec AC-01 */
export const Wallet = z.object({
  ...Currency.shape,
  scoreId: Id,
  type: z.int(),
  label: z.string(),
  money: Money,
  points: z.int(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  /** Why it can't be removed; null when it can. */
  keptFor: z.nullable(z.enum(['type', 'money', 'active', 'bets'])),
});
export const WalletsAnswer = z.object({
  wallets: z.array(Wallet),
  /** Currencies of accounts that are being opened. */
  opening: z.array(CurrencyIso),
  addable: z.array(Currency),
});
export type WalletsAnswer = z.infer<typeof WalletsAnswer>;

export const AddWallet = z.strictObject({ currencyId: Id });
export const RemoveWallet = z.strictObject({ scoreId: Id });
export const LabelWallet = z.strictObject({ scoreId: Id, label: z.string().check(z.maxLength(24)) });

/** What an amount is worth in another account's currency, at a rate that holds until `goodUntil`. */
export const RateAnswer = z.object({
  fromId: Id,
  toId: Id,
  amount: Amount,
  /** Minor units that arrive. */
  gives: Amount,
  /** One unit of the first currency in the second, as text. */
  rate: z.string(),
  rateAt: Seconds,
  goodUntil: Seconds,
});
export type RateAnswer = z.infer<typeof RateAnswer>;
export const AskRate = z.strictObject({ fromId: Id, toId: Id, amount: Amount.check(z.minimum(1)) });
export const Convert = z.strictObject({ ...AskRate.shape, id: z.uuid(), rateAt: Seconds });
