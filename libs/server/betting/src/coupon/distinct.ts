import { Refusal } from '@touchline/server-kernel';
import type { PlacedBet } from '@touchline/betting-contract';

/** Two bets of one block on one outcome say nothing that one bet does not. */
export function requireDistinct(bets: readonly PlacedBet[]): void {
  const names = new Set(bets.map(({ outcomeId, blockId }) => `${blockId ?? ''}:${outcomeId}`));
  if (names.size < bets.length) throw new Refusal(400, 'bad-request', { field: 'bets', detail: 'An outcome stands in the coupon twice' });
}
