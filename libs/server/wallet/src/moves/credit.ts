import type { CreditBody, WalletAnswer } from '@touchline/casino-game-contract/wallet';
import { MOST_CREDITS } from '../product.ts';
import { creditRound, endRound, roundOfName, type ServedRound } from '../rounds.ts';
import type { WalletServices } from '../services.ts';
import { balanceInUse, balanceOf, refused } from './answers.ts';
import { once } from './once.ts';

interface CreditRequest {
  provider: string;
  userId: number;
  body: CreditBody;
}

/** Why a result is rejected; null if it is paid. */
function reasonAgainst(round: ServedRound, { amount }: CreditBody) {
  if (round.status !== 'open') return 'round-over';
  return amount > 0 && round.credits >= MOST_CREDITS ? 'too-many-credits' : null;
}

/**
 * Pays a result and ends the round if it is over. Pays regardless of the player's current status, because the stake was accepted.
 *
 * @returns the answer as text
 * @throws Refusal 422 id-reused
 * @spec CS-05 BET-1 BET-9
 */
export function credit(services: WalletServices, { provider, userId, body }: CreditRequest): Promise<string> {
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
