import type { RollbackAnswer, RollbackBody, WalletReason } from '@touchline/casino-game-contract/wallet';
import type { Queryable } from '@touchline/server-kernel';
import { giveBack, roundOfId, type ServedRound } from '../rounds.ts';
import type { WalletServices } from '../services.ts';
import { balanceInUse, balanceOf } from './answers.ts';
import { idReused, once } from './once.ts';

interface Asked {
  provider: string;
  userId: number;
  body: RollbackBody;
}

interface Found {
  ref: string;
  name: string;
  staked: number;
  is_back: boolean;
  round_id: number;
}

async function stakeOfName(tx: Queryable, provider: string, name: string): Promise<Found | undefined> {
  const [stake] = await tx.query<Found>(
    'select ref, name, staked, is_back, round_id from wallet_stakes where provider = $1 and name = $2',
    [provider, name],
  );
  return stake;
}

/** Why a stake stays: its round has come to something. */
function reasonAgainst({ status, credits }: ServedRound): WalletReason | null {
  if (status === 'settled') return 'round-over';
  return credits > 0 ? 'round-credited' : null;
}

/**
 * Gives a stake back. One that has not come is remembered, so that it is refused when it comes; one that was given back before stays so.
 *
 * @returns the answer as text
 * @throws Refusal 422 when it is another player's stake, or no stake at all
 * @spec CS-05 BET-1 BET-9
 */
export function rollback(services: WalletServices, { provider, userId, body }: Asked): Promise<string> {
  const { house, now } = services;
  return once(services, { provider, userId, name: body.transaction, kind: 'rollback', body }, async (tx): Promise<RollbackAnswer> => {
    const stake = await stakeOfName(tx, provider, body.debit);
    if (stake === undefined) {
      const answered = await tx.query('select 1 from wallet_answers where provider = $1 and name = $2', [provider, body.debit]);
      if (answered.length > 0) throw idReused();
      await tx.query('insert into wallet_cancelled (provider, name, created_at) values ($1, $2, $3) on conflict do nothing', [
        ...[provider, body.debit, now()],
      ]);
      return { status: 'accepted', isKnown: false, balance: await balanceInUse(tx, userId) };
    }
    const round = await roundOfId(tx, stake.round_id);
    if (round === undefined || round.user_id !== userId) throw idReused();
    if (!stake.is_back) {
      const reason = reasonAgainst(round);
      if (reason !== null) return { status: 'refused', reason, balance: await balanceOf(tx, round.account_id) };
      await giveBack(tx, { house, nowMs: now() }, round.id, stake);
    }
    return { status: 'accepted', isKnown: true, balance: await balanceOf(tx, round.account_id) };
  });
}
