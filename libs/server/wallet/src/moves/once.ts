import { Refusal } from '@touchline/server-kernel';
import { type Queryable, SqlState, sqlStateOf } from '@touchline/server-kernel/db';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import { canonicalJson } from '@touchline/shared-primitives';
import { createHash } from 'node:crypto';
import type { WalletServices } from '../services.ts';

const hashOf = (body: unknown): string => createHash('sha256').update(canonicalJson(body)).digest('base64url');

/** The transaction name was used for something else. @spec BET-6 */
export const idReused = (): Refusal =>
  new Refusal(422, 'id-reused', { detail: 'This transaction was another one before', field: 'transaction' });

interface OnceRequest {
  provider: string;
  userId: number;
  name: string;
  kind: 'credit' | 'rollback';
  body: unknown;
}

const WRITE = 'insert into wallet_answers (provider, name, kind, body_hash, answer, created_at) values ($1, $2, $3, $4, $5, $6)';

/**
 * Runs `work` exactly once per provider and transaction, with the player locked. A repeated call gets the same bytes.
 *
 * @throws Refusal 422 if the name was used with a different body, or for a stake.
 * @spec BET-1 BET-6
 */
export async function once({ db, now }: WalletServices, request: OnceRequest, work: (tx: Queryable) => Promise<unknown>): Promise<string> {
  const { provider, userId, name, kind, body } = request;
  const bodyHash = hashOf(body);
  try {
    return await db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const [known] = await tx.query<{ kind: string; body_hash: string; answer: string }>(
        'select kind, body_hash, answer from wallet_answers where provider = $1 and name = $2',
        [provider, name],
      );
      if (known !== undefined) {
        if (known.kind !== kind || known.body_hash !== bodyHash) throw idReused();
        return known.answer;
      }
      const staked = await tx.query('select 1 from wallet_stakes where provider = $1 and name = $2', [provider, name]);
      if (staked.length > 0) throw idReused();
      const answer = JSON.stringify(await work(tx));
      await tx.query(WRITE, [provider, name, kind, bodyHash, answer, now()]);
      return answer;
    });
  } catch (error) {
    // Concurrent use of the same name for another player, whose lock is a different one.
    if (sqlStateOf(error) === SqlState.UniqueViolation) throw idReused();
    throw error;
  }
}
