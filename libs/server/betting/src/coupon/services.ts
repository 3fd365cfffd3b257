import type { GameResult } from '@touchline/betting-rules';
import type { Services } from '@touchline/server-kernel';
import type { PriceSource } from './prices.ts';
import type { QuoteSeal } from './quote-seal.ts';

/** Services for placing and settling bets. */
export interface BettingServices extends Services {
  prices: PriceSource<GameResult>;
  /** Seals quotes and verifies those that a page returns. */
  quotes: QuoteSeal;
}
