import type { GameResult } from '@touchline/betting-rules';
import type { Services } from '@touchline/server-kernel';
import type { PriceSource } from './prices.ts';
import type { QuoteSeal } from './quote-seal.ts';

/** What bets are placed and settled with. */
export interface BettingServices extends Services {
  prices: PriceSource<GameResult>;
  /** Seals quotes, and reads those that a page sends back. */
  quotes: QuoteSeal;
}
