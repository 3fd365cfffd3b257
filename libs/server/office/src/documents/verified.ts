import type { Queryable } from '@touchline/server-kernel/db';

export type DocumentState = 'requested' | 'checking' | 'accepted' | 'refused';
export interface DocumentRow {
  kind: 'passport' | 'address' | 'selfie' | 'payment';
  state: DocumentState;
  reason: string | null;
  at: number;
}
/** Documents that every player must provide; others only on request. */
export const NEEDED = ['passport', 'address'] as const;

/** Internal statuses: not verified, verified, and verified by accepted documents, which is that of a player without a decision. @spec ID-19 */
export const STATUS = { none: 0, verified: 1, byDocuments: 3 } as const;
export type InternalStatus = (typeof STATUS)[keyof typeof STATUS];
/** Group codes by which an identity provider reports a success. @spec ID-19 */
const SUCCESS_CODES = ['GREEN', 'success'];

/** Verification data of a player. */
export interface VerificationFacts {
  internalStatus: number;
  hasSuccessGroupCode: boolean;
  /** All required documents are accepted. */
  hasDocuments: boolean;
  isExtraDocumentRequested: boolean;
}

/** Verified: internal status 1, or a success group code, or status 3 with documents; never while an extra document is requested. @spec ID-19 */
export const isVerifiedBy = ({ internalStatus, hasSuccessGroupCode, hasDocuments, isExtraDocumentRequested }: VerificationFacts): boolean =>
  !isExtraDocumentRequested &&
  (internalStatus === STATUS.verified || hasSuccessGroupCode || (internalStatus === STATUS.byDocuments && hasDocuments));

export const documentRows = (db: Queryable, userId: number): Promise<DocumentRow[]> =>
  db.query<DocumentRow>('select kind, state, reason, at from documents where user_id = $1', [userId]);

/** What is known about a player, from documents, the identity provider and the operator. @spec ID-19 */
export async function verificationFacts(db: Queryable, userId: number): Promise<VerificationFacts> {
  const rows = await documentRows(db, userId);
  const [decision] = await db.query<{ status: InternalStatus; code: string | null }>(
    'select internal_status as status, group_code as code from verifications where user_id = $1',
    [userId],
  );
  return {
    internalStatus: decision?.status ?? STATUS.byDocuments,
    hasSuccessGroupCode: SUCCESS_CODES.includes(decision?.code ?? ''),
    hasDocuments: NEEDED.every((kind) => rows.some((row) => row.kind === kind && row.state === 'accepted')),
    isExtraDocumentRequested: rows.some(({ state }) => state === 'requested'),
  };
}

/** @spec ID-19 */
export const isVerified = async (db: Queryable, userId: number): Promise<boolean> => isVerifiedBy(await verificationFacts(db, userId));

/** A decision of the identity provider or of the operator about a player. */
export interface Decision {
  userId: number;
  internalStatus: InternalStatus;
  groupCode: string | null;
  nowMs: number;
}

/** Keeps a decision, in place of an earlier one. */
export const keepDecision = async (tx: Queryable, { userId, internalStatus, groupCode, nowMs }: Decision): Promise<void> => {
  await tx.query(
    `insert into verifications (user_id, internal_status, group_code, at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set internal_status = excluded.internal_status, group_code = excluded.group_code, at = excluded.at`,
    [userId, internalStatus, groupCode, nowMs],
  );
};

/** Ends a decision in favour of a player: their documents decide again. */
export const withdrawDecision = async (tx: Queryable, userId: number): Promise<void> => {
  await tx.query(
    'update verifications set group_code = null, internal_status = case when internal_status = $2 then $3 else internal_status end where user_id = $1',
    [userId, STATUS.verified, STATUS.byDocuments],
  );
};
