import { hitCounts, outcomeOf, sharePool, ticketPrize, TOTO_RULES, TOTO_SECTIONS, type TotoSection } from '@touchline/toto-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { endTickets, type PayServices } from '../tickets/pay-ticket.ts';
import { entryOf, type TicketRow } from '../tickets/rows.ts';
import { gamesOf, outcomesOf, type StoredOutcome, type TotoDrawRow } from './draw-rows.ts';
import type { GameSource } from './games.ts';
import { guaranteeOf, jackpotBefore, leastStake, storedPool } from './money.ts';

/** Results of all games of a draw; null while any is undecided. */
async function endsOf(db: Queryable, draw: TotoDrawRow, source: GameSource): Promise<StoredOutcome[] | null> {
  const games = gamesOf(draw);
  const cancelled = await db.query<{ game_id: number }>('select game_id from toto_cancelled where game_id = any($1::bigint[])', [
    games.map(({ gameId }) => gameId),
  ]);
  const ends: StoredOutcome[] = [];
  for (const game of games) {
    const end = cancelled.some(({ game_id: id }) => id === game.gameId) ? 'cancelled' : source.end(game);
    if (end === undefined) return null;
    const outcome = end === 'cancelled' ? null : outcomeOf(draw.section, end);
    ends.push({ outcome, score: end === 'cancelled' ? null : end });
  }
  return ends;
}

const hitsOf = (ticket: Pick<TicketRow, 'entry'>, ends: readonly StoredOutcome[]): number[] =>
  hitCounts(
    entryOf(ticket).picks ?? [],
    ends.map(({ outcome }) => outcome),
  );

/** Shares out the pool of each currency and stores the shares, once. */
async function distributePool(tx: Queryable, { section, number }: TotoDrawRow, ends: readonly StoredOutcome[]): Promise<void> {
  const rules = TOTO_RULES[section];
  const tickets = await tx.query<TicketRow>(`select * from tickets where kind = 'toto' and draw_of = $1 and number = $2`, [
    section,
    number,
  ]);
  for (const iso of [...new Set(tickets.map(({ currency_iso }) => currency_iso))].toSorted()) {
    const own = tickets.filter(({ currency_iso }) => currency_iso === iso);
    const units: Record<number, number> = {};
    for (const ticket of own) {
      const { times = 1 } = entryOf(ticket);
      for (const [right, count] of hitsOf(ticket, ends).entries()) units[right] = (units[right] ?? 0) + count * times;
    }
    const stakes = own.reduce((sum, { stake }) => sum + stake, 0);
    const jackpotIn = await jackpotBefore(tx, section, number, iso);
    const result = sharePool({ stakes, jackpotIn, guarantee: guaranteeOf(section, iso), units }, rules);
    await tx.query(
      `insert into toto_pools (section, number, currency_iso, stakes, jackpot_in, result, jackpot_out) values ($1, $2, $3, $4, $5, $6, $7)`,
      [section, number, iso, stakes, jackpotIn, JSON.stringify(result), result.jackpotOut],
    );
  }
}

/** Decides a draw whose games are over. Outcomes and pools are stored in one transaction that waits for ticket sales in progress. */
async function decideDraw(services: PayServices, { section, number }: TotoDrawRow, ends: readonly StoredOutcome[]): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [draw] = await tx.query<TotoDrawRow>('select * from toto_draws where section = $1 and number = $2 for update', [section, number]);
    if (draw?.state !== 'selling') return;
    const isVoid = ends.filter(({ outcome }) => outcome === null).length > TOTO_RULES[section].mostCancelled;
    if (!isVoid) await distributePool(tx, draw, ends);
    await tx.query(`update toto_draws set state = 'paying', is_void = $3, outcomes = $4 where section = $1 and number = $2`, [
      section,
      number,
      isVoid,
      JSON.stringify(ends),
    ]);
  });
}

/** Pays every ticket of a decided draw. @returns whether all are paid. */
async function payDraw(services: PayServices, draw: TotoDrawRow): Promise<boolean> {
  const { section, number, is_void: isVoid } = draw;
  const ends = outcomesOf(draw) ?? [];
  const pools = new Map<string, Awaited<ReturnType<typeof storedPool>>>();
  const open = await services.db.query<{ iso: string }>(
    `select distinct currency_iso as iso from tickets where kind = 'toto' and draw_of = $1 and number = $2`,
    [section, number],
  );
  for (const { iso } of open) pools.set(iso, await storedPool(services.db, section, number, iso));
  const isPaid = await endTickets(services, { kind: 'toto', of: section, number }, (ticket) => {
    if (isVoid) return 'returned';
    const pool = pools.get(ticket.currency_iso);
    if (pool === undefined) throw new Error(`draw ${section} ${number} has no pool in ${ticket.currency_iso}`);
    return { prize: ticketPrize(hitsOf(ticket, ends), ticket.price / leastStake(ticket.currency_iso), pool.result) };
  });
  if (isPaid)
    await services.db.query(`update toto_draws set state = 'settled', settled_at = $3 where section = $1 and number = $2`, [
      section,
      number,
      services.now(),
    ]);
  return isPaid;
}

/** Settles the draws of a section in order, because each jackpot includes what the previous draw left. @spec TL-01 */
export async function settleSection(services: PayServices, section: TotoSection, source: GameSource): Promise<void> {
  const due = await services.db.query<TotoDrawRow>(
    `select * from toto_draws where section = $1 and state <> 'settled' and closes_at <= $2 order by number`,
    [section, services.now()],
  );
  for (const draw of due) {
    if (draw.state === 'selling') {
      const ends = await endsOf(services.db, draw, source);
      if (ends === null) return;
      await decideDraw(services, draw, ends);
    }
    const [decided] = await services.db.query<TotoDrawRow>('select * from toto_draws where section = $1 and number = $2', [
      section,
      draw.number,
    ]);
    if (decided === undefined || !(await payDraw(services, decided))) return;
  }
}

/** Settles due draws of all sections; a failure in one does not stop the others. */
export async function settleToto(services: PayServices, source: GameSource): Promise<void> {
  await services.stuck.each({ job: 'toto', items: TOTO_SECTIONS, keyOf: String }, async (section) => {
    await settleSection(services, section, source);
    return true;
  });
}
