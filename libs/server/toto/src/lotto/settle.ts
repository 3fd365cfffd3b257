import { BALL_MS, drawNumbers, LOTTERY_RULES, prizeTimes } from '@touchline/toto-rules';
import { endTickets, type PayServices } from '../tickets/pay-ticket.ts';
import { entryOf } from '../tickets/rows.ts';
import type { Beacon } from './beacon.ts';
import { type LottoDrawRow, numbersOf } from './draw-rows.ts';

/** A draw is voided and its stakes refunded if the beacon gives no value for this long. */
const VOID_AFTER_MS = 24 * 3_600_000;

const keyOf = ({ lottery, number }: LottoDrawRow): string => `${lottery}:${number}`;

/** Draws the numbers once the beacon has published its value. @returns whether the draw is decided. */
async function decide(services: PayServices, beacon: Beacon, draw: LottoDrawRow): Promise<boolean> {
  const { lottery, number, seed } = draw;
  const nowMs = services.now();
  const isTooLate = nowMs > draw.draws_at + VOID_AFTER_MS;
  const pulse = await beacon.pulse(draw.beacon_round).catch((error: unknown) => {
    if (isTooLate) return null;
    throw error;
  });
  if (pulse === null) {
    if (isTooLate)
      await services.db.query(`update lotto_draws set state = 'void-paying' where lottery = $1 and number = $2 and state = 'open'`, [
        lottery,
        number,
      ]);
    return false;
  }
  const numbers = await drawNumbers({ lottery, draw: number, seed, beacon: pulse.value }, LOTTERY_RULES[lottery]);
  await services.db.query(
    `update lotto_draws set state = 'drawn', beacon = $3, beacon_source = $4, numbers = $5, drawn_at = $6
     where lottery = $1 and number = $2 and state = 'open'`,
    [lottery, number, pulse.value, pulse.source, JSON.stringify(numbers), nowMs],
  );
  return true;
}

/** Pays the tickets of a draw once all its numbers have been shown, or refunds those of a void draw. */
async function payDraw(services: PayServices, draw: LottoDrawRow): Promise<boolean> {
  const { lottery, number } = draw;
  const numbers = numbersOf(draw);
  const isVoid = draw.state === 'void-paying';
  const isPaid = await endTickets(services, { kind: 'lotto', of: lottery, number }, (ticket) =>
    isVoid ? 'returned' : { prize: ticket.price * prizeTimes(LOTTERY_RULES[lottery], entryOf(ticket).numbers ?? [], numbers) },
  );
  if (isPaid)
    await services.db.query('update lotto_draws set state = $3 where lottery = $1 and number = $2', [
      lottery,
      number,
      isVoid ? 'void' : 'settled',
    ]);
  return isPaid;
}

/** Draws and pays everything that is due, draw by draw. @spec TL-02 */
export async function settleLotto(services: PayServices, beacon: Beacon): Promise<void> {
  const nowMs = services.now();
  const due = await services.db.query<LottoDrawRow>(
    `select * from lotto_draws where state in ('open', 'drawn', 'void-paying') and draws_at <= $1 order by draws_at`,
    [nowMs],
  );
  await services.stuck.each({ job: 'lotto', items: due, keyOf }, async (draw) => {
    if (draw.state === 'open') return decide(services, beacon, draw);
    const isShown = draw.drawn_at !== null && nowMs >= draw.drawn_at + numbersOf(draw).length * BALL_MS;
    return draw.state === 'void-paying' || isShown ? payDraw(services, draw) : false;
  });
}
