import type { Engine } from '@touchline/server-engine';
import type { Services } from '@touchline/server-kernel';
import type { Measure } from '@touchline/shared-serving';
import type { PriceSource } from './coupon/prices.ts';
import type { SettlementQueue } from './coupon/settlement-worker.ts';
import type { MemoryUses } from './feed/game-lists.ts';

const MS = 1000;

/** Metrics of bets: how many wait for a result, and whether results lead to payments. */
export const couponMeasures = (
  { db }: Pick<Services, 'db'>,
  { prices, queue }: { prices: Pick<PriceSource<unknown>, 'result'>; queue: SettlementQueue },
): readonly Measure[] => [
  {
    kind: 'gauge',
    name: 'touchline_open_coupons',
    help: 'Coupons that are not settled yet.',
    read: async () => {
      const [row] = await db.query<{ count: number }>(`select count(*)::bigint as count from coupons where state = 'open'`);
      return [{ value: row?.count ?? 0 }];
    },
  },
  {
    kind: 'gauge',
    name: 'touchline_settlement_lag_seconds',
    help: 'How long the oldest result that came to this process has waited to be settled; 0 while none waits.',
    read: () => [{ value: queue.waitedMs() / MS }],
  },
  {
    kind: 'gauge',
    name: 'touchline_unsettled_bets',
    help: 'Open bets on games whose result is known.',
    read: async () => {
      const games = await db.query<{ game_id: number; count: number }>(
        'select game_id, count(*)::bigint as count from bets where status_id < 0 group by game_id',
      );
      const due = games.filter(({ game_id }) => prices.result(game_id) !== undefined);
      return [{ value: due.reduce((sum, { count }) => sum + count, 0) }];
    },
  },
];

/** Metrics of prices and their lists. */
export const feedMeasures = (engine: Pick<Engine, 'lastTickMs' | 'now'>, uses: MemoryUses): readonly Measure[] => [
  {
    kind: 'gauge',
    name: 'touchline_price_age_seconds',
    help: 'Time since the prices were last brought up to date.',
    read: () => [{ value: Math.max(0, engine.now() - engine.lastTickMs) / MS }],
  },
  {
    kind: 'counter',
    name: 'touchline_list_memory_total',
    help: 'Readers of lists that move, by whether their last list was remembered.',
    labels: ['result'],
    read: () => [
      { labels: { result: 'hit' }, value: uses.hits },
      { labels: { result: 'miss' }, value: uses.misses },
    ],
  },
];
