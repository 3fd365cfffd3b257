import type { ActivityPeriod, ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import type { Services } from '@touchline/server-kernel';
import { minorOf, type MoneyOf, sumOfWorth } from '@touchline/server-kernel/ledger';
import { addDays, dayOf, firstOfMonth, mondayOf, startOfDay, type Zone } from '@touchline/shared-primitives/calendar';
import type { MoneyUnit } from './offered.ts';

const MS_PER_SECOND = 1000;
const DAYS_SHOWN = 30;
const WEEKS_SHOWN = 12;
const MONTHS_SHOWN = 12;

/** Start of each row of a statement, followed by the end of the last one; milliseconds, at midnight in a zone. */
export function boundsOf(period: ActivityPeriod, nowMs: number, zone: Zone): number[] {
  const today = dayOf(nowMs, zone);
  const all = {
    day: (back: number) => addDays(today, -back),
    week: (back: number) => addDays(mondayOf(today), -7 * back),
    month: (back: number) => firstOfMonth(today, back),
  };
  const shown = { day: DAYS_SHOWN, week: WEEKS_SHOWN, month: MONTHS_SHOWN }[period];
  return Array.from({ length: shown + 1 }, (_, nth) => startOfDay(all[period](shown - 1 - nth), zone));
}

interface MoneyRow {
  nth: number;
  product: string;
  currencyIso: string;
  staked: number;
  returned: number;
  deposited: number;
  withdrawn: number;
}

const MONEY = `
  with part as (select * from unnest($2::bigint[], $3::bigint[]) with ordinality as part (starts, ends, nth))
  select part.nth::int as nth, moves.product, accounts.currency_iso as "currencyIso",
    coalesce(-sum(entries.amount) filter (where moves.flow = 'stake'), 0)::bigint as staked,
    coalesce(sum(entries.amount) filter (where moves.flow in ('pay', 'refund')), 0)::bigint as returned,
    coalesce(sum(entries.amount) filter (where moves.product = 'deposit' and moves.kind = 'credit'), 0)::bigint as deposited,
    coalesce(-sum(entries.amount) filter (where moves.product = 'withdrawal'), 0)::bigint as withdrawn
  from part
  join ledger_transactions as moves on moves.user_id = $1 and moves.created_at >= part.starts and moves.created_at < part.ends
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = $1
  group by part.nth, moves.product, accounts.currency_iso`;

const PLAYED = `
  select part.nth::int as nth, coalesce(sum(least(to_at, part.ends) - greatest(from_at, part.starts)), 0)::bigint as played
  from unnest($2::bigint[], $3::bigint[]) with ordinality as part (starts, ends, nth)
  join play_stretches on user_id = $1 and from_at < part.ends and to_at > part.starts
  group by part.nth`;

/** A player's activity in all accounts, converted to one currency by round units, from the ledger and the time of play. */
export async function activityOf(
  { db, atStake }: Pick<Services, 'db' | 'atStake'>,
  { userId, unit, period, zone, nowMs }: { userId: number; unit: MoneyUnit; period: ActivityPeriod; zone: Zone; nowMs: number },
): Promise<ActivityStatement> {
  const bounds = boundsOf(period, nowMs, zone);
  const [starts, ends] = [bounds.slice(0, -1), bounds.slice(1)];
  const money = await db.query<MoneyRow>(MONEY, [userId, starts, ends]);
  const open = await atStake({ userId, startsMs: starts });
  const played = await db.query<{ nth: number; played: number }>(PLAYED, [userId, starts, ends]);
  const inUnit = (amounts: readonly MoneyOf[]): number => {
    const worth = sumOfWorth(amounts);
    // Negative if a withdrawal made in another period was returned in this one.
    return worth < 0n ? -minorOf(-worth, unit.iso) : minorOf(worth, unit.iso);
  };
  const sum = (rows: readonly MoneyRow[], part: 'staked' | 'returned' | 'deposited' | 'withdrawn') =>
    inUnit(rows.map((row) => ({ currencyIso: row.currencyIso, amount: row[part] })));
  const names = [...new Set(money.flatMap(({ product, staked }) => (staked === 0 ? [] : [product])))].sort();
  return {
    currencyIso: unit.iso,
    exponent: unit.exponent,
    ...{ period, zone },
    rows: starts.map((startsAt, at) => {
      const own = money.filter(({ nth }) => nth === at + 1);
      const ms = played.find(({ nth }) => nth === at + 1)?.played ?? 0;
      return {
        ...{ startsAt: startsAt / MS_PER_SECOND, playedSeconds: Math.floor(ms / MS_PER_SECOND) },
        ...{ staked: sum(own, 'staked'), returned: sum(own, 'returned'), atStake: inUnit(open.filter(({ nth }) => nth === at + 1)) },
        ...{ deposited: sum(own, 'deposited'), withdrawn: sum(own, 'withdrawn') },
      };
    }),
    products: names.map((product) => {
      const own = money.filter((row) => row.product === product);
      const ownOpen = open.filter((stakes) => stakes.product === product);
      return { product, staked: sum(own, 'staked'), returned: sum(own, 'returned'), atStake: inUnit(ownOpen) };
    }),
  };
}
