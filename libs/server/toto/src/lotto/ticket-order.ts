import { combinationsOf, LOTTERY_RULES, lotteryOf, MOST_DRAWS, numbersProblem, priceOf } from '@touchline/toto-rules';
import type { LottoTicketToPlace } from '@touchline/toto-contract';
import { currencyOf } from '@touchline/server-kernel';
import type { ResolveOrder } from '../tickets/sell.ts';
import type { LottoDrawRow } from './draw-rows.ts';

/** One ticket for each draw, if all of them are still on sale. Call with the player and the draws locked. @spec TL-02 */
export const lottoOrder =
  ({ lottery: name, number, draws, numbers }: LottoTicketToPlace): ResolveOrder =>
  async ({ tx, nowMs }, iso) => {
    const lottery = lotteryOf(name);
    if (lottery === undefined || draws > MOST_DRAWS) return { reason: 'unknown-draw' };
    const rows = await tx.query<LottoDrawRow>(
      'select * from lotto_draws where lottery = $1 and number >= $2 and number < $3 order by number for share',
      [lottery, number, number + draws],
    );
    if (rows.length < draws) return { reason: 'unknown-draw' };
    if (rows.some(({ state, closes_at: closesAt }) => state !== 'open' || nowMs >= closesAt)) return { reason: 'closed' };
    const rules = LOTTERY_RULES[lottery];
    if (numbersProblem(rules, numbers) !== null) return { reason: 'wrong-entry' };
    const combinations = combinationsOf(rules, numbers.length);
    const price = priceOf(rules, currencyOf(iso).unit);
    const entry = { numbers: [...numbers] };
    const common = { kind: 'lotto', draw_of: lottery, price, combinations, stake: combinations * price, entry } as const;
    return { tickets: rows.map((row) => ({ ...common, number: row.number, draw_at: row.draws_at })) };
  };
