import type { Action } from '@reduxjs/toolkit';
import { followStore, receiveNews, type BoardSource } from './board-of-store.ts';

/** Where the feeds deliver: the store, and the price board of the store if a page shows prices. */
export interface PricePort {
  /** Applies news of a feed to the store, and their prices to the board. */
  receive: (news: Action) => void;
  /** Drops the prices of lists and pages that the store has dropped. @spec LOAD-1 */
  forget: () => void;
}

export const pricePort = (store: BoardSource & { dispatch: (action: Action) => unknown }): PricePort => ({
  receive: (news) => receiveNews(store, news),
  forget: () => followStore(store),
});
