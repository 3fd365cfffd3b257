import { ErrorCode } from '@touchline/shared-contract';
import type { PlayerLimit } from '@touchline/betting-contract';
import { bindingLimit } from '@touchline/responsible-gaming-rules';
import { Refusal } from '../refusal.ts';
import type { StakeAccount } from './account.ts';
import type { Visit } from './visit.ts';

/** Why a player's money does not move at all at this moment. */
export type Barrier =
  | { reason: 'signed-out' }
  /** Any level above 0. @spec GD-07 */
  | { reason: 'banned'; level: number }
  /** An operator has taken this one right. @spec ID-29 */
  | { reason: 'right-denied' }
  /** By their own decision, until a moment in milliseconds since 1970. @spec LIM-5 */
  | { reason: 'self-excluded'; until: number }
  /** A reality check waits for an answer. @spec LIM-7 */
  | { reason: 'check-overdue' }
  | { reason: 'blocked' }
  | { reason: 'service-silent'; service: string }
  | { reason: 'terms-changed' };

/** The player as they are while they are locked. */
export interface PlayerFacts {
  banLevel: number;
  /** Until when the player has excluded themselves; null when they have not. */
  excludedUntil: number | null;
  isCheckOverdue: boolean;
  /** Time of the terms that they agreed to, in seconds. */
  termsAgreedAt: number;
  /** Whether the session that asks is still theirs and alive. */
  isSignedIn: boolean;
}

/** Whether a wager may be asked for at all: session, ban, self-exclusion, block, services that could forbid it, terms. @spec SEC-10 GD-05 GD-07 GRD-6 HT-11 LIM-5 LIM-7 */
export function barrierOf(player: PlayerFacts, visit: Visit): Barrier | null {
  const { banLevel, excludedUntil, isCheckOverdue, termsAgreedAt, isSignedIn } = player;
  if (!isSignedIn) return { reason: 'signed-out' };
  if (banLevel > 0) return { reason: 'banned', level: banLevel };
  if (excludedUntil !== null) return { reason: 'self-excluded', until: excludedUntil };
  if (isCheckOverdue) return { reason: 'check-overdue' };
  if (visit.isBlocked) return { reason: 'blocked' };
  if (visit.silentService !== null) return { reason: 'service-silent', service: visit.silentService };
  return termsAgreedAt < visit.termsUpdatedAt ? { reason: 'terms-changed' } : null;
}

/** What a player pays for a wager, minor units; `prepaid` is the part that prepaid money pays. */
export interface Payment {
  amount: number;
  prepaid: number;
}

/** Why a stake is not taken. */
export type StakeRefusal =
  | { reason: 'limit-reached'; limit: PlayerLimit }
  | { reason: 'prepaid-too-large'; available: number }
  | { reason: 'not-enough-money'; missing: number };

/**
 * What limits, prepaid money and balance say of a stake. The limit that is named is the tightest of all that forbid it.
 *
 * @spec RG-16 CP-32 BET-9
 */
export function stakeRefusal(
  { amount, prepaid }: Payment,
  { account, limits }: { account: StakeAccount; limits: readonly PlayerLimit[] },
): StakeRefusal | null {
  const limit = bindingLimit(limits, amount);
  if (limit !== undefined) return { reason: 'limit-reached', limit };
  const available = Math.min(amount, account.prepaid?.balance ?? 0);
  if (prepaid > available) return { reason: 'prepaid-too-large', available };
  const missing = amount - prepaid - account.balance;
  return missing > 0 ? { reason: 'not-enough-money', missing } : null;
}

const RETRY_AFTER_SECONDS = 5;
const MS_PER_SECOND = 1000;

/** What the player wanted, as a refusal names it. */
const WANTED = { wager: 'bets', deposit: 'deposits', withdrawal: 'withdrawals', change: 'changes' } as const;
export type MoneyAct = keyof typeof WANTED;
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A barrier as the contract tells it. */
export function barrierRefusal(barrier: Barrier, act: MoneyAct = 'wager'): Refusal {
  const wanted = WANTED[act];
  switch (barrier.reason) {
    case 'signed-out':
      return new Refusal(401, ErrorCode.Unauthorized, { detail: 'Please sign in' });
    case 'banned':
    case 'right-denied':
      return new Refusal(403, ErrorCode.AccountRestricted, { detail: sentence(`${wanted} are not taken on this account`) });
    case 'self-excluded':
      return new Refusal(403, ErrorCode.SelfExcluded, {
        detail: `You have excluded yourself until ${new Date(barrier.until).toISOString()}: no ${wanted} are taken until then`,
        more: { endsAt: Math.ceil(barrier.until / MS_PER_SECOND) },
      });
    case 'check-overdue':
      return new Refusal(403, ErrorCode.RealityCheckDue, { detail: 'Please answer the reality check first' });
    case 'blocked':
      return new Refusal(403, ErrorCode.Forbidden, { detail: sentence(`${wanted} are not taken from here`) });
    case 'service-silent':
      return new Refusal(503, ErrorCode.Unavailable, {
        detail: sentence(`${wanted} cannot be taken for the moment, please try again`),
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    case 'terms-changed':
      return new Refusal(451, 'terms-changed', { exceptionCode: 1, detail: 'The terms have changed, please read and confirm them first' });
  }
}
