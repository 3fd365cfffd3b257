import { Refusal } from '@touchline/server-kernel';
import type { PlacedBet } from '@touchline/betting-contract';

/** Rejects two bets on the same outcome in one block, which are redundant. */
export function requireDistinct(bets: readonly PlacedBet[]): void {
  const names = new Set(bets.map(({ outcomeId, blockId }) => `${blockId ?? ''}:${outcomeId}`));
  if (names.size < bets.length) throw new Refusal(400, 'bad-request', { field: 'bets', detail: 'An outcome is in the coupon twice' });
}
