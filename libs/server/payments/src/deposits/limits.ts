import type { DepositLimitLeft, DepositStop } from '@touchline/payments-contract';
import { type Limit, meaningOf, isOfMoney, type Stop, stopOf, type Use, usedIn } from '@touchline/responsible-gaming-rules';
import { depositLimitsIn, depositsSince, type OwnLimits, type Queryable } from '@touchline/server-kernel';
import { days } from '@touchline/shared-primitives';

const LONGEST_WINDOW = days(30);

/** Whose deposits, in which currency, at which moment. */
interface Question {
  userId: number;
  currencyIso: string;
  nowMs: number;
}

/** Deposits that are on their way: they count, or two of them could pass a limit that each alone respects. */
async function usesOf(db: Queryable, { userId, currencyIso, nowMs }: Question): Promise<Use[]> {
  const sinceMs = nowMs - LONGEST_WINDOW;
  const credited = await depositsSince(db, { userId, currencyIso, sinceMs });
  const open = await db.query<Use>(
    `select created_at as at, asked as amount from payments
     where user_id = $1 and currency_iso = $2 and direction = 'deposit' and state in ('started', 'pending') and created_at > $3`,
    [userId, currencyIso, sinceMs],
  );
  return [...credited, ...open].sort((one, other) => one.at - other.at);
}

/** The limit that a deposit meets, with the moment when it would pass; null when there is none. @spec RG-16 LIM-1 LIM-4 */
export async function depositStop(db: Queryable, own: OwnLimits, amount: number, question: Question): Promise<Stop | null> {
  const limits: readonly Limit[] = depositLimitsIn(own.deposits, question.currencyIso);
  const { nowMs } = question;
  return stopOf({ kind: 'deposit', amount }, { limits, deposits: await usesOf(db, question), nowMs });
}

/** What is left of each limit on deposits; nothing while nobody can say which there are. @spec LIM-12 */
export async function depositLimitsLeft(db: Queryable, own: OwnLimits | null, question: Question): Promise<DepositLimitLeft[]> {
  if (own === null) return [];
  const uses = await usesOf(db, question);
  return depositLimitsIn(own.deposits, question.currencyIso).flatMap(({ limitType, active }): DepositLimitLeft[] => {
    const meaning = meaningOf(limitType);
    if (active === null || !isOfMoney(meaning)) return [];
    return [{ limitType, limit: active.value, left: Math.max(0, active.value - usedIn(uses, meaning.windowMs, question.nowMs)) }];
  });
}

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
