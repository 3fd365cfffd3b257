import type { Engine } from '@touchline/server-engine';
import type { Services } from '@touchline/server-kernel';
import type { Measure } from '@touchline/shared-serving';
import type { PriceSource } from './coupon/prices.ts';
import type { SettlementQueue } from './coupon/settlement-worker.ts';
import { otherGame, type SoldGame, soldResult } from './coupon/sold-game.ts';
import type { MemoryUses } from './feed/game-lists.ts';

const MS = 1000;

/** Open bets by the game that was sold. */
const openBets = (db: Services['db']): Promise<(SoldGame & { count: number })[]> =>
  db.query(
    `select game_id, opponent1, opponent2, start_at, sub_kind, count(*)::bigint as count from bets where status_id < 0
     group by game_id, opponent1, opponent2, start_at, sub_kind`,
  );

/** Metrics of bets: how many wait for a result, and whether results lead to payments. */
export const couponMeasures = (
  { db }: Pick<Services, 'db'>,
  { prices, queue }: { prices: Pick<PriceSource<unknown>, 'game' | 'result'>; queue: SettlementQueue },
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
      const due = (await openBets(db)).filter((sold) => soldResult(sold, prices) !== undefined);
      return [{ value: due.reduce((sum, { count }) => sum + count, 0) }];
    },
  },
  {
    kind: 'gauge',
    name: 'touchline_displaced_bets',
    help: 'Open bets whose game id is that of another game now; they are neither settled nor cashed out.',
    read: async () => {
      const displaced = (await openBets(db)).filter((sold) => otherGame(sold, prices) !== undefined);
      return [{ value: displaced.reduce((sum, { count }) => sum + count, 0) }];
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
