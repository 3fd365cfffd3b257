import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import type { House } from './house.ts';
import { limitsOf } from './limits.ts';
import type { OwnLimits } from './own-limits.ts';
import { pay } from './pay.ts';
import type { Product } from './product.ts';
import type { Move } from './remembered-wagers.ts';
import type { Decided, WagerContext } from './wager-context.ts';
import { takeStakes } from './take-stakes.ts';

interface Exchanging {
  product: Product;
  house: House;
  /** The player's limits, before use is subtracted. */
  limits: OwnLimits['limits'];
  /** Records the written stakes in the gate's cache. */
  wrote: (moves: readonly Move[]) => void;
  /** Crash point for tests. */
  taken: () => void;
}

const ACCOUNT = `
  select accounts.balance, (select account_id from ledger_transactions
    where product = $2 and ref = $3 and flow = 'stake' limit 1) as staked_from
  from accounts where accounts.id = $1`;

/** The account after the refund of the wager. @throws Error if the wager was staked from another account. */
async function accountAfter(tx: Queryable, account: StakeAccount, product: Product, ref: string): Promise<StakeAccount> {
  const [row] = await tx.query<{ balance: number; staked_from: number | null }>(ACCOUNT, [account.id, product.name, ref]);
  if (row === undefined || row.staked_from !== account.id) throw new Error(`${product.name}:${ref} was staked from another account`);
  return { ...account, balance: row.balance };
}

/**
 * Exchanges a wager for another in the transaction of a context. Limits are recomputed from the ledger after the old wager is given back: if
 * it was staked within the window of a limit, only the added amount counts; if it is older, the new stake counts in full.
 *
 * @spec BET-9 LIM-1 RG-16
 */
export function exchangeOn(
  context: Omit<WagerContext, 'exchange'>,
  { product, house, limits, wrote, taken }: Exchanging,
): WagerContext['exchange'] {
  const { tx, userId, nowMs } = context;
  return async ({ ref, payments }, then): Promise<Decided> => {
    if (context.account === undefined) throw new Error(`${product.name}:${ref} is exchanged on an account that is not the player's`);
    await tx.query('savepoint exchange');
    for (const { kind, amount } of payments) await pay(tx, { product, house }, { kind, ref, amount, at: nowMs });
    const account = await accountAfter(tx, context.account, product, ref);
    const left = await limitsOf(tx, { userId, currencyIso: account.currencyIso, limits, nowMs });
    const written: Move[] = [];
    const decided = await then({
      ...context,
      account,
      limits: left,
      take: async (stakes) => {
        const { balance, moves } = await takeStakes(tx, { product, house, userId, account, limits: left, at: nowMs }, stakes);
        written.push(...moves);
        taken();
        return balance;
      },
      exchange: () => Promise.reject(new Error('one exchange at a time')),
    });
    if (decided.isAccepted) wrote(written);
    else await tx.query('rollback to savepoint exchange');
    await tx.query('release savepoint exchange');
    return decided;
  };
}
