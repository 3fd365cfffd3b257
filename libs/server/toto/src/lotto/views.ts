import { BALL_MS, LOTTERIES, LOTTERY_RULES, type LotteryId, priceOf, shownCount } from '@touchline/toto-rules';
import type { LotteryPage, LotteryView, LottoDraw } from '@touchline/toto-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { type LottoDrawRow, numbersOf, openLottoDraw } from './draw-rows.ts';

const PAST = 20;
/** Number of draws in the statistics of numbers. */
const COUNTED = 200;

export interface ViewQuery {
  iso: string;
  nowMs: number;
}

/** Public view of a draw: numbers revealed one by one, the seed after the last. @spec TL-02 */
export function lottoDrawView(row: LottoDrawRow, nowMs: number): LottoDraw {
  const numbers = numbersOf(row);
  const shown = row.drawn_at === null ? 0 : shownCount(row.drawn_at, nowMs, numbers.length);
  const isOver = row.drawn_at !== null && nowMs >= row.drawn_at + numbers.length * BALL_MS;
  const isVoid = row.state === 'void' || row.state === 'void-paying';
  const before = nowMs < row.closes_at ? 'open' : 'closed';
  return {
    ...{ lottery: row.lottery, number: row.number, closesAt: row.closes_at, drawsAt: row.draws_at, drawnAt: row.drawn_at },
    state: isVoid ? 'void' : row.drawn_at === null ? before : isOver ? 'drawn' : 'drawing',
    numbers: numbers.slice(0, shown),
    commitment: row.commitment,
    beaconRound: row.beacon_round,
    seed: isOver ? row.seed : null,
    beacon: isOver ? row.beacon : null,
    beaconSource: isOver ? row.beacon_source : null,
  };
}

const pastOf = (db: Queryable, lottery: LotteryId, count: number): Promise<LottoDrawRow[]> =>
  db.query<LottoDrawRow>('select * from lotto_draws where lottery = $1 and drawn_at is not null order by number desc limit $2', [
    lottery,
    count,
  ]);

async function lotteryView(db: Queryable, lottery: LotteryId, { iso, nowMs }: ViewQuery): Promise<LotteryView | undefined> {
  const open = await openLottoDraw(db, lottery, nowMs);
  if (open === undefined) return undefined;
  const [last] = await pastOf(db, lottery, 1);
  const { unit, exponent } = currencyOf(iso);
  return {
    lottery,
    price: { iso, exponent, price: priceOf(LOTTERY_RULES[lottery], unit) },
    open: lottoDrawView(open, nowMs),
    last: last === undefined ? null : lottoDrawView(last, nowMs),
  };
}

export async function lotteryViews(db: Queryable, query: ViewQuery): Promise<LotteryView[]> {
  const views: LotteryView[] = [];
  for (const lottery of LOTTERIES) {
    const view = await lotteryView(db, lottery, query);
    if (view !== undefined) views.push(view);
  }
  return views;
}

/** One lottery with its past draws and the frequency of each number in them. @spec TL-02 */
export async function lotteryPage(db: Queryable, lottery: LotteryId, query: ViewQuery): Promise<LotteryPage | undefined> {
  const view = await lotteryView(db, lottery, query);
  if (view === undefined) return undefined;
  const rows = await pastOf(db, lottery, COUNTED);
  const over = rows.map((row) => lottoDrawView(row, query.nowMs)).filter(({ state }) => state === 'drawn');
  const rules = LOTTERY_RULES[lottery];
  const [first, last] = rules.kind === 'raffle' ? [0, 9] : [1, rules.pool];
  const counts = new Map(Array.from({ length: last - first + 1 }, (_, at) => [first + at, 0]));
  for (const number of over.flatMap(({ numbers }) => numbers)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return {
    ...view,
    past: rows.slice(0, PAST).map((row) => lottoDrawView(row, query.nowMs)),
    statistics: { draws: over.length, counts: [...counts].map(([number, count]) => ({ number, count })) },
  };
}
