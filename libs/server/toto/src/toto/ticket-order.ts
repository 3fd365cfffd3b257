import { combinationCount, entryProblem, MOST_TIMES, TOTO_RULES, totoSectionOf } from '@touchline/toto-rules';
import type { TotoTicketToPlace } from '@touchline/toto-contract';
import type { ResolveOrder } from '../tickets/sell.ts';
import type { TotoDrawRow } from './draw-rows.ts';
import { leastStake } from './money.ts';

/** Price of a toto ticket and whether its draw accepts it. Call with the player and the draw locked. @spec TL-01 */
export const totoOrder =
  ({ section: name, number, picks, times }: TotoTicketToPlace): ResolveOrder =>
  async ({ tx, nowMs }, iso) => {
    const section = totoSectionOf(name);
    const [draw] = await tx.query<TotoDrawRow>('select * from toto_draws where section = $1 and number = $2 for share', [name, number]);
    if (section === undefined || draw === undefined) return { reason: 'unknown-draw' };
    if (draw.state !== 'selling' || nowMs >= draw.closes_at || nowMs < draw.opens_at) return { reason: 'closed' };
    if (entryProblem(picks, TOTO_RULES[section]) !== null || times > MOST_TIMES) return { reason: 'wrong-entry' };
    const combinations = combinationCount(picks);
    const price = times * leastStake(iso);
    const entry = { picks: picks.map((picked) => [...picked]), times };
    const stake = combinations * price;
    return { tickets: [{ kind: 'toto', draw_of: section, number, stake, price, combinations, entry, draw_at: draw.closes_at }] };
  };
