import type { Db, Queryable } from '../db/db.ts';
import { stakeRefusal } from '../ledger/gate.ts';
import type { House } from '../ledger/house.ts';
import { lockPlayer } from '../ledger/ledger.ts';
import { freesAt } from '../ledger/limits.ts';
import type { ReadOwnLimits } from '../ledger/own-limits.ts';
import { pay } from '../ledger/pay.ts';
import { differences, type Product } from '../ledger/product.ts';
import type { Visit } from '../ledger/visit.ts';
import { openWager, type WagerMoment } from '../ledger/wager.ts';

/** A minimal second product besides coupons: rounds of a casino game. It shows that the kernel does not depend on coupons. */
export const ROUND = {
  name: 'trial',
  kinds: { stake: 'stake', win: 'pay', refund: 'refund' },
  reconcile: (db) => differences(db, 'trial', 'select id::text as ref, returned - staked as booked from rounds'),
} as const satisfies Product;

/** Its own books. Ids overlap with those of a test's coupons on purpose: `trial:5001` and `coupon:5001` are different. */
export const ROUNDS_TABLE = `create table if not exists rounds (
  id bigint generated always as identity (start with 5001) primary key,
  user_id bigint not null references users (id),
  staked bigint not null,
  returned bigint not null default 0
)`;

export interface RoundRequest {
  userId: number;
  accountId: number;
  id: string;
  amount: number;
  visit: Visit;
}

export type RoundAnswer =
  | { status: 'accepted'; round: number; balance: number }
  | { status: 'rejected'; reason: string; limit?: { limitType: number; limit: number; left: number }; freesAt?: number | null };

export interface RoundPorts {
  db: Db;
  house: House;
  now: () => number;
  ownLimits: ReadOwnLimits;
  crashAt?: (moment: WagerMoment) => void;
}

export function openRounds(ports: RoundPorts) {
  const { db, house, now } = ports;
  const wager = openWager(ROUND, ports);
  const give = (kind: 'win' | 'refund', round: number, amount: number) =>
    db.transaction(async (tx: Queryable) => {
      const [known] = await tx.query<{ user_id: number }>('select user_id from rounds where id = $1', [round]);
      if (known === undefined) throw new Error(`no round ${round}`);
      await lockPlayer(tx, known.user_id);
      await tx.query('update rounds set returned = returned + $2 where id = $1', [round, amount]);
      await pay(tx, { product: ROUND, house }, { kind, ref: String(round), amount, at: now() });
    });

  return {
    isRunning: wager.isRunning,
    /** @returns the answer as text. */
    stake: ({ userId, accountId, id, amount, visit }: RoundRequest): Promise<string> =>
      wager.stake(
        { userId, accountId, id, body: { accountId, amount }, visit },
        {
          pending: () => '',
          decide: async ({ tx, account, limits, nowMs, take }) => {
            const rejected = (answer: object) => ({ answer: JSON.stringify({ status: 'rejected', ...answer }), isAccepted: false });
            if (account === undefined) return rejected({ reason: 'wrong-account' });
            const refusal = stakeRefusal({ amount, prepaid: 0 }, { account, limits });
            if (refusal?.reason === 'limit-reached') {
              const { currencyIso } = account;
              return rejected({ ...refusal, freesAt: await freesAt(tx, refusal.limit, amount, { userId, currencyIso, nowMs }) });
            }
            if (refusal !== null) return rejected(refusal);
            const [row] = await tx.query<{ id: number }>('insert into rounds (user_id, staked) values ($1, $2) returning id', [
              userId,
              amount,
            ]);
            const round = row?.id ?? 0;
            const balance = await take([{ ref: String(round), amount }]);
            return { answer: JSON.stringify({ status: 'accepted', round, balance }), isAccepted: true };
          },
        },
      ),
    win: (round: number, amount: number) => give('win', round, amount),
    refund: (round: number, amount: number) => give('refund', round, amount),
  };
}
