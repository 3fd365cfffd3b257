import type { PlayerPart } from '@touchline/account-inbox-contract';
import type { Queryable } from '@touchline/server-kernel/db';

/** Counts changes of a player in the transaction that makes them. */
export async function countNews(tx: Queryable, userId: number, { bets, notices }: { bets: boolean; notices: boolean }): Promise<void> {
  if (!bets && !notices) return;
  await tx.query(
    `insert into player_news (user_id, bets, notices) values ($1, $2, $3) on conflict (user_id)
     do update set bets = player_news.bets + excluded.bets, notices = player_news.notices + excluded.notices`,
    [userId, Number(bets), Number(notices)],
  );
}

interface MarkRow {
  user_id: number;
  bets: number | null;
  notices: number | null;
  money: string | null;
}

const MARKS = `
  select users.id as user_id, news.bets, news.notices,
    (select md5(string_agg(concat_ws(' ', id, type, balance, points, is_active), ',' order by id)) from accounts
     where accounts.user_id = users.id) as money
  from users left join player_news as news on news.user_id = users.id where users.id = any ($1::bigint[])`;

/** State of each player's data, as a text that changes with it: settled bets, notices, accounts. */
export async function marksOf(db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.query<MarkRow>(MARKS, [[...new Set(userIds)]]);
  return new Map(rows.map(({ user_id: id, bets, notices, money }) => [id, [bets ?? 0, notices ?? 0, money ?? ''].join('.')]));
}

const PARTS: readonly PlayerPart[] = ['bets', 'notices', 'balance'];

/** What differs between two marks. */
export function changedParts(before: string, now: string): PlayerPart[] {
  const [old, new_] = [before.split('.'), now.split('.')];
  return PARTS.filter((_, at) => old[at] !== new_[at]);
}
