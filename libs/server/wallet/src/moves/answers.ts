import type { WalletAnswer, WalletReason } from '@touchline/casino-game-contract/wallet';
import type { Queryable } from '@touchline/server-kernel/db';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';

/** Current balance of the account, minor units. */
export async function balanceOf(db: Queryable, accountId: number): Promise<number> {
  const [row] = await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]);
  return row?.balance ?? 0;
}

/** Balance of the player's selected account, for answers without a round. */
export async function balanceInUse(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query<{ balance: number }>(
    `select balance from accounts where user_id = $1 and type <> ${PREPAID_TYPE} order by is_active desc, type, id limit 1`,
    [userId],
  );
  return row?.balance ?? 0;
}

export const refused = (reason: WalletReason, balance: number): WalletAnswer => ({ status: 'refused', reason, balance });
