import { CLOSES_BEFORE_MS, commitmentOf, drawTime, LOTTERY_RULES, type LotteryId, MOST_DRAWS, openDraw } from '@touchline/toto-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { randomBytes } from 'node:crypto';
import type { Beacon } from './beacon.ts';

const SEED_BYTES = 32;

/** A stored draw; milliseconds. */
export interface LottoDrawRow {
  lottery: LotteryId;
  number: number;
  closes_at: number;
  draws_at: number;
  seed: string;
  commitment: string;
  beacon_round: number;
  beacon: string | null;
  beacon_source: string | null;
  numbers: string | null;
  drawn_at: number | null;
  state: 'open' | 'drawn' | 'settled' | 'void-paying' | 'void';
}

export const numbersOf = ({ numbers }: Pick<LottoDrawRow, 'numbers'>): number[] =>
  numbers === null ? [] : (JSON.parse(numbers) as number[]);

/** Creates the draws on sale, each with its seed and the commitment to it. @spec TL-02 */
export async function makeLottoDraws(db: Queryable, lottery: LotteryId, beacon: Beacon, nowMs: number): Promise<void> {
  const rules = LOTTERY_RULES[lottery];
  const first = openDraw(rules, nowMs);
  const order = Array.from({ length: MOST_DRAWS + 1 }, (_, at) => first + at);
  const known = await db.query<{ number: number }>('select number from lotto_draws where lottery = $1 and number >= $2', [lottery, first]);
  for (const number of order.filter((each) => !known.some((row) => row.number === each))) {
    const drawsAt = drawTime(rules, number);
    const seed = randomBytes(SEED_BYTES).toString('hex');
    await db.query(
      `insert into lotto_draws (lottery, number, closes_at, draws_at, seed, commitment, beacon_round) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict do nothing`,
      [lottery, number, drawsAt - CLOSES_BEFORE_MS, drawsAt, seed, await commitmentOf(seed), await beacon.roundAt(drawsAt)],
    );
  }
}

/** The draw on sale now. */
export async function openLottoDraw(db: Queryable, lottery: LotteryId, nowMs: number): Promise<LottoDrawRow | undefined> {
  const [row] = await db.query<LottoDrawRow>(
    `select * from lotto_draws where lottery = $1 and closes_at > $2 and state = 'open' order by number limit 1`,
    [lottery, nowMs],
  );
  return row;
}

export async function lottoDraw(db: Queryable, lottery: LotteryId, number: number): Promise<LottoDrawRow | undefined> {
  const [row] = await db.query<LottoDrawRow>('select * from lotto_draws where lottery = $1 and number = $2', [lottery, number]);
  return row;
}
