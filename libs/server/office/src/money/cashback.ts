import type { CashbackAnswer } from '@touchline/account-office-contract';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { EDGE_PARTS, move, netRisks, REWARD_SHARE } from '@touchline/server-kernel/ledger';
import { mondayOf, startOfDay, UTC, utcDay } from '@touchline/shared-primitives/calendar';
import { excludedUntil, holdForReward, mainAccount, type OfficeServices, seconds } from '../player.ts';
import { DAY_MS } from './offers.ts';
import { CASHBACK } from './products.ts';
import { type LedgerStake, stakesOf } from './stakes.ts';

/** VIP cashback levels: net casino risk within 90 days in round units, and the refunded share of a week's loss in hundredths of a percent. */
const LEVELS = [
  { level: 1, units: 0, basisPoints: 50 },
  { level: 2, units: 1_000, basisPoints: 100 },
  { level: 3, units: 5_000, basisPoints: 200 },
  { level: 4, units: 20_000, basisPoints: 300 },
] as const;
const PREMIUM = { basisPoints: 500, days: 7 } as const;
const TURNOVER_DAYS = 90;
const WEEKS_SHOWN = 4;
const WEEK_MS = 7 * DAY_MS;
const WHOLE = 10_000;
/** Number of points that are worth one round unit. */
const POINTS_PER_UNIT = 10;
/** Option value for cashback in points instead of a percentage in money. @spec CS-06 */
export const POINTS = 1;

/** Value of points in minor units. */
export const worthOf = (points: number, unit: number): number => Math.floor((points * unit) / POINTS_PER_UNIT);

type Period = CashbackAnswer['periods'][number];
interface Kept {
  kind: 'vip' | 'premium';
  from_at: number;
  amount: number;
  points: number;
}

const sums = (stakes: readonly LedgerStake[]) =>
  stakes
    .filter(({ product }) => product === 'casino')
    .reduce((sum, stake) => ({ staked: sum.staked + stake.staked - stake.returned, paid: sum.paid + stake.paid }), { staked: 0, paid: 0 });

/** Casino rounds of the player's own money with their net result. */
async function roundsOf(tx: Queryable, { risks }: Pick<OfficeServices, 'risks'>, question: Parameters<OfficeServices['risks']>[1]) {
  const rounds = netRisks((await risks(tx, question)).filter(({ product }) => product === 'round'));
  const sum = (part: 'net' | 'counted' | 'expected') => rounds.reduce((all, round) => all + round[part], 0);
  return { lost: Math.max(0, -sum('net')), counted: sum('counted'), expected: sum('expected') };
}

/** A share of the loss, but at most a fixed share of what the house expected to keep: chance alone pays nothing back. ADR 0250 */
const givesOf = ({ lost, expected }: { lost: number; expected: number }, part: number, kind: 'vip' | 'premium'): number =>
  Math.min(Math.floor((lost * part) / WHOLE), Math.floor((expected * REWARD_SHARE[kind]) / EDGE_PARTS));

/** Start of a week, which begins on Monday by UTC for everyone. */
export const weekOf = (ms: number): number => startOfDay(mondayOf(utcDay(ms)), UTC);

/** Data of the cashback pages, from the ledger alone. @param option - 1: points; otherwise percent. @spec CS-06 */
export async function cashbackOf(tx: Queryable, services: OfficeServices, userId: number, option: number): Promise<CashbackAnswer> {
  const nowMs = services.now();
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const within = (fromMs: number, toMs: number) => stakesOf(tx, { userId, currencyIso: iso, fromMs, toMs });
  const rounds = (fromMs: number, toMs: number) => roundsOf(tx, services, { userId, currencyIso: iso, fromMs, toMs });
  const { counted: turnover } = await rounds(nowMs - TURNOVER_DAYS * DAY_MS, nowMs + 1);
  const levels = LEVELS.map(({ level, units, basisPoints }) => ({ level, from: units * unit, basisPoints }));
  const { level, basisPoints } = levels.findLast(({ from }) => from <= turnover) ?? { level: 1, basisPoints: 50 };
  const kept = await tx.query<Kept>(
    'select kind, from_at, amount, points from cashbacks where user_id = $1 order by from_at desc limit 60',
    [userId],
  );
  const [account] = await tx.query<{ points: number }>(
    'select coalesce(sum(points), 0)::bigint as points from accounts where user_id = $1',
    [userId],
  );
  const periods: Period[] = [];
  for (let week = 0; week < WEEKS_SHOWN; week += 1) {
    const from = weekOf(nowMs) - week * WEEK_MS;
    const { staked, paid } = sums(await within(from, from + WEEK_MS));
    const played = await rounds(from, from + WEEK_MS);
    for (const [kind, part] of [
      ['vip', basisPoints],
      ['premium', PREMIUM.basisPoints],
    ] as const) {
      const earlier = kept.find((each) => each.kind === kind && each.from_at === from);
      const gives = earlier === undefined ? givesOf(played, part, kind) : earlier.amount;
      const points = earlier === undefined ? Math.floor((gives * POINTS_PER_UNIT) / unit) : earlier.points;
      const isEmpty = option === POINTS ? points === 0 : gives === 0;
      periods.push({
        ...{ kind, from: seconds(from), to: seconds(from + WEEK_MS), staked, returned: paid, basisPoints: part, gives, points },
        state: earlier !== undefined ? 'collected' : from + WEEK_MS > nowMs ? 'running' : isEmpty ? 'nothing' : 'ready',
      });
    }
  }
  const points = account?.points ?? 0;
  return {
    ...{ excludedUntil: await excludedUntil(tx, services, userId), option, iso, exponent, periods },
    vip: { level, turnover, levels, points, worth: worthOf(points, unit) },
  };
}

/** Credits the cashback of a completed week, once. @throws Refusal 403, 409. @spec CS-06 BET-9 */
export async function collectCashback(
  tx: Queryable,
  services: OfficeServices,
  { userId, kind, from, option }: { userId: number; kind: 'vip' | 'premium'; from: number; option: number },
): Promise<void> {
  await holdForReward(tx, services, userId);
  const { periods } = await cashbackOf(tx, services, userId, option);
  const period = periods.find((each) => each.kind === kind && each.from === from);
  if (period?.state !== 'ready') throw new Refusal(409, 'cashback-not-ready', { detail: 'There is nothing to collect for this week' });
  const { id: accountId, iso } = await mainAccount(tx, userId);
  const isPoints = option === POINTS;
  const amount = isPoints ? 0 : period.gives;
  const [made] = await tx.query<{ id: number }>(
    `insert into cashbacks (user_id, kind, from_at, account_id, currency_iso, amount, points, at) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [userId, kind, from * 1000, accountId, iso, amount, isPoints ? period.points : 0, services.now()],
  );
  if (isPoints) return void (await tx.query('update accounts set points = points + $2 where id = $1', [accountId, period.points]));
  const legs = [{ accountId, currencyIso: iso, amount, against: 'bonuses' }] as const;
  await move(
    tx,
    { product: CASHBACK, house: services.house },
    { kind: 'credit', ref: String(made?.id), userId, accountId, at: services.now(), legs },
  );
}
