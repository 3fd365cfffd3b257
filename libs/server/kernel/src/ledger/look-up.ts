import { AccountType } from '@touchline/account-contract';
import type { Queryable } from '../db/db.ts';
import type { StakeAccount } from './account.ts';
import { PREPAID_TYPE } from './account-types.ts';
import type { PlayerFacts } from './gate.ts';

/** Locks the player before reading earlier requests, so that everything about one player's money is serialised. */
const LOCK_PLAYER = `
  select ban_level, coalesce(terms_agreed_at, registered_at / 1000) as terms_agreed_at from users where id = $1 for no key update`;
const LOOK_UP = `
  select stored.answer, coalesce(stored.body_hash, waiting.body_hash) as body_hash, coalesce(stored.product, waiting.product) as product,
    waiting.decide_at, account.id, account.type, account.currency_iso, account.balance,
    prepaid.id as prepaid_id, prepaid.balance as prepaid_balance,
    exists (select 1 from sessions where id = $4 and user_id = $1 and ended_at is null and expires_at > $5) as is_signed_in,
    (select count(*) from ledger_transactions where user_id = $1 and id > $6) as new_moves
  from (values (true)) as one
  left join placements as stored on stored.user_id = $1 and stored.id = $2
  left join pending_placements as waiting on waiting.user_id = $1 and waiting.id = $2
  left join accounts as account on account.user_id = $1 and account.id = $3 and account.type <> ${PREPAID_TYPE}
  left join accounts as prepaid on prepaid.user_id = $1 and prepaid.type = ${PREPAID_TYPE}
    and prepaid.currency_iso = account.currency_iso and account.type = ${AccountType.Main}`;

interface Found {
  answer: string | null;
  body_hash: string | null;
  product: string | null;
  decide_at: number | null;
  id: number | null;
  type: number;
  currency_iso: string;
  balance: number;
  prepaid_id: number | null;
  prepaid_balance: number;
  is_signed_in: boolean;
  new_moves: number;
}

/** Player, request id, account and session of a stake. */
export interface Asking {
  userId: number;
  id: string;
  accountId: number;
  /** Null for a delayed decision, which has no visit. */
  sessionId: number | null;
  /** The player's last movement known to the caller; null if none. */
  knownUpTo: number | null;
}

export interface LookedUp {
  /** The earlier request with this id: with its answer, or pending until `decideAt`. */
  earlier: { product: string; bodyHash: string; answer: string | null; decideAt: number } | null;
  player: Omit<PlayerFacts, 'excludedUntil' | 'isCheckOverdue'>;
  /** Undefined if the account does not belong to the player. */
  account: StakeAccount | undefined;
  /** Number of the player's movements after the last known one; 0 without one. */
  newMoves: number;
}

/** Locks the player and reads everything that the gate needs. */
export async function lookUp(
  tx: Queryable,
  { userId, id, accountId, sessionId, knownUpTo }: Asking,
  nowMs: number,
  onLocked: () => void,
): Promise<LookedUp> {
  const [player] = await tx.query<{ ban_level: number; terms_agreed_at: number }>(LOCK_PLAYER, [userId]);
  if (player === undefined) throw new Error(`user ${userId} does not exist`);
  onLocked();
  const [found] = await tx.query<Found>(LOOK_UP, [userId, id, accountId, sessionId, nowMs, knownUpTo]);
  if (found === undefined) throw new Error('the look-up of a wager answered nothing');
  const { body_hash: bodyHash, id: own, type, currency_iso: currencyIso, balance, prepaid_id: prepaidId } = found;
  const prepaid = prepaidId === null ? null : { accountId: prepaidId, balance: found.prepaid_balance };
  return {
    earlier: bodyHash === null ? null : { product: found.product ?? '', bodyHash, answer: found.answer, decideAt: found.decide_at ?? 0 },
    player: { banLevel: player.ban_level, termsAgreedAt: player.terms_agreed_at, isSignedIn: found.is_signed_in },
    account: own === null ? undefined : { id: own, type, currencyIso, balance, prepaid },
    newMoves: found.new_moves,
  };
}
