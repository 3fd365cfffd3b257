import { TOTO_SECTIONS, type TotoSection } from '@touchline/toto-rules';
import type { TotoDraw, TotoDrawHead, TotoDraws, TotoDrawState, TotoGame, TotoSectionView } from '@touchline/toto-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { drawRow, drawsAhead, gamesOf, outcomesOf, type TotoDrawRow } from './draw-rows.ts';
import type { GameEnd, GameSource } from './games.ts';
import { poolView } from './money.ts';

const PAGE = 10;
const MS_PER_SECOND = 1000;

export interface ViewQuery {
  iso: string;
  nowMs: number;
}

function stateOf({ state, is_void: isVoid, opens_at: opensAt, closes_at: closesAt }: TotoDrawRow, nowMs: number): TotoDrawState {
  if (state !== 'selling') return isVoid ? 'void' : 'settled';
  if (nowMs >= closesAt) return 'closed';
  return nowMs < opensAt ? 'planned' : 'open';
}

async function headOf(db: Queryable, row: TotoDrawRow, { iso, nowMs }: ViewQuery): Promise<TotoDrawHead> {
  const { section, number, opens_at: opensAt, closes_at: closesAt } = row;
  return { section, number, state: stateOf(row, nowMs), opensAt, closesAt, pool: await poolView(db, row, iso) };
}

const scoreOf = (end: GameEnd | null): [number, number] | null => (Array.isArray(end) ? [end[0] as number, end[1] as number] : null);

/** A draw with its games. Games of a closed draw include their results as soon as they are over. */
async function drawOf(db: Queryable, row: TotoDrawRow, source: GameSource, query: ViewQuery): Promise<TotoDraw> {
  const ends = outcomesOf(row);
  const games = gamesOf(row).map((game, at): TotoGame => {
    const { startMs, ...facts } = game;
    const known = ends?.[at];
    const end = known === undefined && query.nowMs >= row.closes_at ? source.end(game) : undefined;
    return {
      ...facts,
      startAt: Math.floor(startMs / MS_PER_SECOND),
      outcome: known?.outcome ?? null,
      isCancelled: known === undefined ? end === 'cancelled' : known.outcome === null,
      score: scoreOf(known?.score ?? end),
    };
  });
  return { ...(await headOf(db, row, query)), games };
}

export async function sectionViews(db: Queryable, query: ViewQuery): Promise<TotoSectionView[]> {
  const views: TotoSectionView[] = [];
  for (const section of TOTO_SECTIONS) {
    const [open] = await drawsAhead(db, section, query.nowMs);
    views.push({ section, open: open === undefined ? null : await headOf(db, open, query) });
  }
  return views;
}

/** The open draw, the next one, or one by its number; undefined if there is none. @spec TL-01 */
export async function drawView(
  db: Queryable,
  { section, draw, source }: { section: TotoSection; draw: string; source: GameSource },
  query: ViewQuery,
): Promise<TotoDraw | undefined> {
  const isNumber = draw !== 'current' && draw !== 'next';
  const row = isNumber
    ? await drawRow(db, section, Number(draw))
    : (await drawsAhead(db, section, query.nowMs))[draw === 'current' ? 0 : 1];
  return row && drawOf(db, row, source, query);
}

/** Closed and settled draws, newest first. @spec TL-01 */
export async function pastDraws(
  db: Queryable,
  { section, page, source }: { section: TotoSection; page: number; source: GameSource },
  query: ViewQuery,
): Promise<TotoDraws> {
  const [all] = await db.query<{ count: number }>(
    'select count(*)::bigint as count from toto_draws where section = $1 and closes_at <= $2',
    [section, query.nowMs],
  );
  const pages = Math.max(1, Math.ceil((all?.count ?? 0) / PAGE));
  const shown = Math.min(page, pages);
  const rows = await db.query<TotoDrawRow>(
    `select * from toto_draws where section = $1 and closes_at <= $2 order by number desc limit ${PAGE} offset $3`,
    [section, query.nowMs, (shown - 1) * PAGE],
  );
  const draws: TotoDraw[] = [];
  for (const row of rows) draws.push(await drawOf(db, row, source, query));
  return { draws, page: shown, pages };
}
