import { rewardContract } from '@touchline/content-contract/schemas';
import { type Bound, DAY_MS, type Stored } from '@touchline/server-kernel';

export const POINT_PURCHASES_OF_PLAYER: Bound = {
  ...{ name: 'point-purchases-of-player', whose: 'player', most: 100, of: 'calls', windowMs: DAY_MS, over: 429 },
};

export const contentStores: readonly Stored[] = [
  {
    what: 'Promotions joined',
    tables: ['promotion_entries'],
    calls: [rewardContract.join],
    bounds: [],
    ceiling: 'one row per player and promotion',
    kept: 'permanently',
  },
  {
    what: 'Purchases with points',
    tables: ['point_purchases', 'accounts'],
    calls: [rewardContract.buy],
    bounds: [POINT_PURCHASES_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'permanently',
  },
];
