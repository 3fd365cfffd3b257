import type { StakeLimit } from '@touchline/responsible-gaming-contract';
import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import { stakeRefusal } from './gate.ts';
import type { House } from './house.ts';
import { type Entry, post } from './ledger.ts';
import type { Product } from './product.ts';
import type { Move } from './remembered-wagers.ts';

/** A stake of a wager; minor units. */
export interface Stake {
  /** Id of the wager within its product. */
  ref: string;
  amount: number;
  /** Part paid from prepaid money. */
  prepaid?: number;
  /** The house pays it, for a promo code. @spec CP-28 */
  isFree?: boolean;
}

interface Taking {
  product: Product;
  house: House;
  userId: number;
  account: StakeAccount | undefined;
  limits: readonly StakeLimit[];
  at: number;
}

/** New balance of the account, and the written movements. */
export interface Taken {
  balance: number;
  moves: readonly Move[];
}

/** The part of a stake that the player pays. */
export const paidOf = ({ amount, isFree = false }: Pick<Stake, 'amount' | 'isFree'>): number => (isFree ? 0 : amount);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/**
 * Takes stakes from a locked player, if limits, prepaid money and balance allow all of them together.
 *
 * @throws Error if they do not, or the account does not belong to the player; nothing is written then.
 */
export async function takeStakes(
  tx: Queryable,
  { product, house, userId, account, limits, at }: Taking,
  stakes: readonly Stake[],
): Promise<Taken> {
  if (account === undefined) throw new Error(`${product.name} stakes from an account that is not the player's`);
  const payment = { amount: sum(stakes.map(paidOf)), prepaid: sum(stakes.map(({ prepaid = 0 }) => prepaid)) };
  const refusal = stakeRefusal(payment, { account, limits });
  if (refusal !== null) throw new Error(`${product.name} stakes what the gate forbids: ${refusal.reason}`);
  const { id: accountId, currencyIso } = account;
  const moves: Move[] = [];
  let { balance } = account;
  for (const { ref, amount, prepaid = 0, isFree = false } of stakes) {
    const payer = isFree ? house.promo(currencyIso) : accountId;
    const entries: Entry[] = [
      { accountId: payer, amount: prepaid - amount },
      { accountId: account.prepaid?.accountId ?? payer, amount: -prepaid },
      { accountId: house.stakes(currencyIso, userId), amount },
    ].filter((entry) => entry.amount !== 0);
    const posting = { product: product.name, ref, kind: 'stake', flow: 'stake', userId, accountId, at, entries } as const;
    const { id, balances } = await post(tx, posting);
    balance = balances.get(accountId) ?? balance;
    moves.push({
      id,
      product: product.name,
      ref,
      flow: 'stake',
      created_at: at,
      currency_iso: currencyIso,
      amount: isFree ? -prepaid : -amount,
    });
  }
  return { balance, moves };
}
