import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import type { House } from './house.ts';
import { limitsOf } from './limits.ts';
import type { OwnLimits } from './own-limits.ts';
import { pay } from './pay.ts';
import type { Product } from './product.ts';
import type { Move } from './remembered-wagers.ts';
import type { Decided, Seat } from './seat.ts';
import { takeStakes } from './take-stakes.ts';

interface Exchanging {
  product: Product;
  house: House;
  /** What the player has set, before anything is counted against it. */
  limits: OwnLimits['limits'];
  /** Remembers the stakes that were written. */
  wrote: (moves: readonly Move[]) => void;
  /** A moment at which a test may end the process. */
  taken: () => void;
}

const ACCOUNT = `
  select accounts.balance, (select account_id from ledger_transactions
    where product = $2 and ref = $3 and flow = 'stake' limit 1) as staked_from
  from accounts where accounts.id = $1`;

/** The account after the wager was given back to it. @throws Error when the wager was staked from another one. */
async function accountAfter(tx: Queryable, account: StakeAccount, product: Product, ref: string): Promise<StakeAccount> {
  const [row] = await tx.query<{ balance: number; staked_from: number | null }>(ACCOUNT, [account.id, product.name, ref]);
  if (row === undefined || row.staked_from !== account.id) throw new Error(`${product.name}:${ref} was staked from another account`);
  return { ...account, balance: row.balance };
}

/**
 * One wager for another in the transaction of a seat. The ledger is asked again what is left of each limit once the old wager is given back:
 * where it was staked within the time of a limit only what is added weighs on it, where it is older the new stake counts whole, as any does.
 *
 * @spec BET-9 LIM-1 RG-16
 */
export function exchangeOn(seat: Omit<Seat, 'exchange'>, { product, house, limits, wrote, taken }: Exchanging): Seat['exchange'] {
  const { tx, userId, nowMs } = seat;
  return async ({ ref, payments }, then): Promise<Decided> => {
    if (seat.account === undefined) throw new Error(`${product.name}:${ref} is exchanged on an account that is not the player's`);
    await tx.query('savepoint exchange');
    for (const { kind, amount } of payments) await pay(tx, { product, house }, { kind, ref, amount, at: nowMs });
    const account = await accountAfter(tx, seat.account, product, ref);
    const left = await limitsOf(tx, { userId, currencyIso: account.currencyIso, limits, nowMs });
    const written: Move[] = [];
    const decided = await then({
      ...seat,
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
