import { Amount, CurrencyIso, Id, Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const Currency = z.object({ currency_id: Id, iso: CurrencyIso, symbol: z.string(), exponent: z.int() });

/** An account as shown in the office; `score_id` is its id, `money` is in minor units. @spec AC-01 */
export const Wallet = z.object({
  ...Currency.shape,
  score_id: Id,
  type: z.int(),
  label: z.string(),
  money: Money,
  points: z.int(),
  isActive: z.boolean(),
  isDefault: z.boolean(),
  /** Why it cannot be removed, or null. */
  keptFor: z.nullable(z.enum(['type', 'money', 'active', 'bets'])),
});
export const WalletsAnswer = z.object({
  wallets: z.array(Wallet),
  /** Currencies of accounts that are still being opened. */
  opening: z.array(CurrencyIso),
  addable: z.array(Currency),
});
export type WalletsAnswer = z.infer<typeof WalletsAnswer>;

export const AddWallet = z.strictObject({ currency_id: Id });
export const RemoveWallet = z.strictObject({ score_id: Id });
export const LabelWallet = z.strictObject({ score_id: Id, label: z.string().check(z.maxLength(24)) });

/** Value of an amount in the currency of another account, at a rate valid until `goodUntil`. */
export const RateAnswer = z.object({
  fromId: Id,
  toId: Id,
  amount: Amount,
  /** Resulting amount in minor units. */
  gives: Amount,
  /** Value of one unit of the source currency in the target currency, as text. */
  rate: z.string(),
  rateAt: Seconds,
  goodUntil: Seconds,
});
export type RateAnswer = z.infer<typeof RateAnswer>;
export const AskRate = z.strictObject({ fromId: Id, toId: Id, amount: Amount.check(z.minimum(1)) });
export const Convert = z.strictObject({ ...AskRate.shape, id: z.uuid(), rateAt: Seconds });
