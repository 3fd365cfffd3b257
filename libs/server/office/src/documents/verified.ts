import type { Queryable } from '@touchline/server-kernel';

export type DocumentState = 'requested' | 'checking' | 'accepted' | 'refused';
export interface DocumentRow {
  kind: 'passport' | 'address' | 'selfie' | 'payment';
  state: DocumentState;
  reason: string | null;
  at: number;
}
/** Documents that every player must provide; others only on request. */
export const NEEDED = ['passport', 'address'] as const;

/** All required documents are accepted and no others are requested. @spec ID-19 */
export const isVerifiedBy = (rows: readonly Pick<DocumentRow, 'kind' | 'state'>[]): boolean =>
  NEEDED.every((kind) => rows.some((row) => row.kind === kind && row.state === 'accepted')) &&
  !rows.some(({ state }) => state === 'requested');

export const documentRows = (db: Queryable, userId: number): Promise<DocumentRow[]> =>
  db.query<DocumentRow>('select kind, state, reason, at from documents where user_id = $1', [userId]);

/** @spec ID-19 */
export const isVerified = async (db: Queryable, userId: number): Promise<boolean> => isVerifiedBy(await documentRows(db, userId));
