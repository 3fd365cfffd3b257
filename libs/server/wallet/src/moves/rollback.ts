import type { RollbackAnswer, RollbackBody, WalletReason } from '@touchline/casino-game-contract/wallet';
import type { Queryable } from '@touchline/server-kernel/db';
import { refundStake, roundOfId, type ServedRound } from '../rounds.ts';
import type { WalletServices } from '../services.ts';
import { balanceInUse, balanceOf } from './answers.ts';
import { idReused, once } from './once.ts';

interface RollbackRequest {
  provider: string;
  userId: number;
  body: RollbackBody;
}

interface StoredStake {
  ref: string;
  name: string;
  staked: number;
  is_back: boolean;
  round_id: number;
}

async function stakeOfName(tx: Queryable, provider: string, name: string): Promise<StoredStake | undefined> {
  const [stake] = await tx.query<StoredStake>(
    'select ref, name, staked, is_back, round_id from wallet_stakes where provider = $1 and name = $2',
    [provider, name],
  );
  return stake;
}

/** Why a stake is not returned: its round already has a result. */
function reasonAgainst({ status, credits }: ServedRound): WalletReason | null {
  if (status === 'settled') return 'round-over';
  return credits > 0 ? 'round-credited' : null;
}

/**
 * Returns a stake; idempotent. A rollback that arrives before its stake is remembered, so that the stake is rejected when it arrives.
 *
 * @returns the answer as text
 * @throws Refusal 422 if the stake belongs to another player, or the name is not a stake
 * @spec CS-05 BET-1 BET-9
 */
export function rollback(services: WalletServices, { provider, userId, body }: RollbackRequest): Promise<string> {
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
      await refundStake(tx, { house, nowMs: now() }, round.id, stake);
    }
    return { status: 'accepted', isKnown: true, balance: await balanceOf(tx, round.account_id) };
  });
}
