import type { DepositLimitLeft, DepositStop } from '@touchline/payments-contract';
import { bindingLimit, type Limit, type Stop, stopOf } from '@touchline/responsible-gaming-rules';
import { depositsLeft, depositsSince, type DepositUse, type OwnLimits, type Queryable } from '@touchline/server-kernel';
import { days } from '@touchline/shared-primitives';

const LONGEST_WINDOW = days(30);

/** Whose deposits, in which currency, at which moment. */
interface Question {
  userId: number;
  currencyIso: string;
  nowMs: number;
}

/** Deposits that are on their way: they count, or two of them could pass a limit that each alone respects. */
async function depositsOf(db: Queryable, { userId, nowMs }: Question): Promise<DepositUse[]> {
  const sinceMs = nowMs - LONGEST_WINDOW;
  const credited = await depositsSince(db, { userId, sinceMs });
  const open = await db.query<DepositUse>(
    `select created_at as at, currency_iso as "currencyIso", asked as amount from payments
     where user_id = $1 and direction = 'deposit' and state in ('started', 'pending') and created_at > $2`,
    [userId, sinceMs],
  );
  return [...credited, ...open].sort((one, other) => one.at - other.at);
}

/** Limits on the amount of deposits to all accounts, with what is left of each. */
const leftOf = async (db: Queryable, own: OwnLimits, question: Question) =>
  depositsLeft(own.deposits, { ...question, deposits: await depositsOf(db, question) });

/** The limit that a deposit meets, with the moment when it would pass; null when there is none. @spec RG-16 LIM-1 LIM-4 */
export async function depositStop(db: Queryable, own: OwnLimits, amount: number, question: Question): Promise<Stop | null> {
  const { nowMs } = question;
  const limits: readonly Limit[] = own.deposits.filter(({ currencyIso }) => currencyIso === null);
  const byTime = stopOf({ kind: 'deposit', amount }, { limits, nowMs });
  if (byTime !== null) return byTime;
  const binding = bindingLimit(await leftOf(db, own, question), amount);
  return binding === undefined ? null : { ...binding, freesAt: binding.freesAt(amount) };
}

/** What is left of each limit on deposits; nothing while nobody can say which there are. @spec LIM-12 */
export const depositLimitsLeft = async (db: Queryable, own: OwnLimits | null, question: Question): Promise<DepositLimitLeft[]> =>
  own === null ? [] : (await leftOf(db, own, question)).map(({ limitType, limit, left }) => ({ limitType, limit, left }));

const TIME_OUT = 33;

/** Why nothing can be deposited at all, before any amount is typed. @spec LIM-13 */
export function generalStop(own: OwnLimits | null, banLevel: number, mayDeposit: boolean): DepositStop | null {
  const until = (ms: number) => Math.ceil(ms / 1000);
  if (banLevel > 0 || !mayDeposit) return { reason: 'restricted', until: null };
  if (own === null) return { reason: 'limits-unknown', until: null };
  if (own.excludedUntil !== null) return { reason: 'self-excluded', until: until(own.excludedUntil) };
  const endsAt = own.deposits.find(({ limitType }) => limitType === TIME_OUT)?.active?.endsAt;
  return endsAt == null ? null : { reason: 'time-out', until: until(endsAt) };
}
