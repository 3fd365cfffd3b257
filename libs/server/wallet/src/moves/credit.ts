import type { CreditBody, WalletAnswer } from '@touchline/casino-game-contract/wallet';
import { MOST_CREDITS } from '../product.ts';
import { creditRound, endRound, roundOfName, type ServedRound } from '../rounds.ts';
import type { WalletServices } from '../services.ts';
import { balanceInUse, balanceOf, refused } from './answers.ts';
import { once } from './once.ts';

interface Asked {
  provider: string;
  userId: number;
  body: CreditBody;
}

/** Why a result is not paid; null when it is. */
function reasonAgainst(round: ServedRound, { amount }: CreditBody) {
  if (round.status !== 'open') return 'round-over';
  return amount > 0 && round.credits >= MOST_CREDITS ? 'too-many-credits' : null;
}

/**
 * Pays what a round returned, and ends it when it is over: whatever became of the player since, what was staked is paid. @returns the answer as text
 *
 * @throws Refusal 422 id-reused
 * @spec CS-05 BET-1 BET-9
 */
export function credit(services: WalletServices, { provider, userId, body }: Asked): Promise<string> {
  const { house, now } = services;
  return once(services, { provider, userId, name: body.transaction, kind: 'credit', body }, async (tx): Promise<WalletAnswer> => {
    const round = await roundOfName(tx, provider, body.round);
    if (round === undefined || round.user_id !== userId) return refused('unknown-round', await balanceInUse(tx, userId));
    const reason = reasonAgainst(round, body);
    if (reason !== null) return refused(reason, await balanceOf(tx, round.account_id));
    const at = { house, nowMs: now() };
    await creditRound(tx, at, round, body.amount);
    if (body.isRoundOver) await endRound(tx, round.id, 'settled', at.nowMs);
    return { status: 'accepted', round: round.id, balance: await balanceOf(tx, round.account_id) };
  });
}
