import { ErrorCode } from '@touchline/shared-contract';
import type { StakeLimit } from '@touchline/responsible-gaming-contract';
import { bindingLimit } from '@touchline/responsible-gaming-rules';
import { capitalized } from '@touchline/shared-primitives';
import { Refusal } from '../refusal.ts';
import type { StakeAccount } from './account.ts';
import type { Visit } from './visit.ts';

/** Why no money of a player may move at the moment. */
export type Barrier =
  | { reason: 'signed-out' }
  /** Any level above 0. @spec GD-07 */
  | { reason: 'banned'; level: number }
  /** An operator has revoked the required right. @spec ID-29 */
  | { reason: 'right-denied' }
  /** By the player's own decision, until a time in milliseconds since 1970. @spec LIM-5 */
  | { reason: 'self-excluded'; until: number }
  /** A reality check is unanswered. @spec LIM-7 */
  | { reason: 'check-overdue' }
  | { reason: 'blocked' }
  | { reason: 'service-silent'; service: string }
  | { reason: 'terms-changed' };

/** Facts about the player, read while the player is locked. */
export interface PlayerFacts {
  banLevel: number;
  /** End of the self-exclusion; null without one. */
  excludedUntil: number | null;
  isCheckOverdue: boolean;
  /** Time of the agreed terms, in seconds. */
  termsAgreedAt: number;
  /** Whether the requesting session belongs to the player and is alive. */
  isSignedIn: boolean;
}

/**
 * Checks whether a player may stake at all: session, ban, self-exclusion, block, services that could forbid it, terms.
 *
 * @spec SEC-10 GD-05 GD-07 GRD-6 HT-11 LIM-5 LIM-7
 */
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

/** Price of a wager for the player, minor units; `prepaid` is the part paid from prepaid money. */
export interface Payment {
  amount: number;
  prepaid: number;
}

/** Why a stake is refused. */
export type StakeRefusal =
  | { reason: 'limit-reached'; limit: StakeLimit }
  | { reason: 'prepaid-too-large'; available: number }
  | { reason: 'not-enough-money'; missing: number };

/**
 * Checks a stake against limits, prepaid money and balance. Of several exceeded limits the tightest is named.
 *
 * @spec RG-16 CP-32 BET-9
 */
export function stakeRefusal(
  { amount, prepaid }: Payment,
  { account, limits }: { account: StakeAccount; limits: readonly StakeLimit[] },
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

/** Names of the requested actions in refusals. */
const WANTED = { wager: 'bets', deposit: 'deposits', withdrawal: 'withdrawals', change: 'changes' } as const;
export type MoneyAct = keyof typeof WANTED;
const sentence = (words: string) => capitalized(words, 'en');

/** The refusal for a barrier, by the contract. */
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
