import { DOCUMENT_KINDS, type DocumentsAnswer, PART_BYTES } from '@touchline/account-office-contract';
import { countExamined, type FileExaminer, Refusal } from '@touchline/server-kernel';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import { lockPlayer, type ReadVerification, releaseDevices } from '@touchline/server-kernel/ledger';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { mainAccount, seconds } from '../player.ts';
import type { Vault } from '../vault.ts';
import { documentRows, type DocumentRow, isVerified, isVerifiedBy, NEEDED, verificationFacts, withdrawDecision } from './verified.ts';

type Kind = DocumentRow['kind'];

/** The simulated reviewer accepts a picture after this time, unless the control room judges it first. */
export const REVIEW_MS = 20_000;
/** Pictures are deleted this many days after they were judged. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Unfinished uploads are deleted after this time. */
const UPLOAD_MS = 3_600_000;
/** Total deposits or withdrawals above which documents are required, in round units. */
const THRESHOLD_UNITS = 2_000;

const sealOf = (userId: number, kind: string) => `document:${userId}:${kind}`;
const log = (tx: Queryable, userId: number, kind: string, action: string, nowMs: number) =>
  tx.query('insert into document_log (user_id, kind, action, at) values ($1, $2, $3, $4)', [userId, kind, action, nowMs]);

/**
 * Ends the holds by device of a player who is verified and whose passport number is known: it is compared with those of
 * excluded people when it is typed.
 *
 * @spec LIM-5
 */
export async function releaseChecked(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  const known = await tx.query(`select 1 from personal_marks where user_id = $1 and kind = 'document'`, [userId]);
  if (known.length > 0 && (await isVerified(tx, userId))) await releaseDevices(tx, userId, nowMs);
}

/** Applies due decisions of the simulated reviewer. */
async function review(tx: Queryable, userId: number, nowMs: number): Promise<void> {
  const rows = await tx.query<{ kind: Kind }>(
    `update documents set state = 'accepted', at = $3 where user_id = $1 and state = 'checking' and at <= $2 returning kind`,
    [userId, nowMs - REVIEW_MS, nowMs],
  );
  for (const { kind } of rows) await log(tx, userId, kind, 'judged', nowMs);
  if (rows.length > 0) await releaseChecked(tx, userId, nowMs);
}

/** @spec AC-09 ID-19 */
export async function documentsOf(
  tx: Queryable,
  userId: number,
  { nowMs, provider }: { nowMs: number; provider: DocumentsAnswer['provider'] },
): Promise<DocumentsAnswer> {
  await review(tx, userId, nowMs);
  const rows = await documentRows(tx, userId);
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const stateOf = (kind: Kind) => rows.find((row) => row.kind === kind);
  return {
    isVerified: await isVerified(tx, userId),
    requestedAdditional: rows.some(({ state }) => state === 'requested'),
    provider,
    documents: DOCUMENT_KINDS.filter((kind) => NEEDED.some((each) => each === kind) || stateOf(kind) !== undefined).map((kind) => {
      const { state = 'missing', reason = null, at = null } = stateOf(kind) ?? {};
      const isNeeded = state === 'missing' || state === 'requested' || state === 'refused';
      return { kind, state, reason, at: at === null ? null : seconds(at), isNeeded } as DocumentsAnswer['documents'][number];
    }),
    threshold: { amount: THRESHOLD_UNITS * unit, iso, exponent },
    keptDays: KEPT_DAYS,
  };
}

/** Read by payments before large deposits and withdrawals, and for the user config. @spec AC-03 AC-09 ID-19 */
export const readVerification: ReadVerification = async (db, userId, nowMs) => {
  await review(db, userId, nowMs);
  const facts = await verificationFacts(db, userId);
  const accepted = (await documentRows(db, userId)).filter(({ state }) => state === 'accepted');
  return {
    isVerified: isVerifiedBy(facts),
    fromUnits: THRESHOLD_UNITS,
    internalStatus: facts.internalStatus,
    acceptedKinds: DOCUMENT_KINDS.filter((kind) => accepted.some((row) => row.kind === kind)),
    isExtraDocumentRequested: facts.isExtraDocumentRequested,
  };
};

/** Stores one part of an upload, sealed; idempotent. @param most - open uploads; one more deletes the others. */
export async function keepPart(
  tx: Queryable,
  vault: Vault,
  { userId, upload, n, data, nowMs, most }: { userId: number; upload: string; n: number; data: string; nowMs: number; most: number },
): Promise<void> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length === 0 || bytes.length > PART_BYTES)
    throw new Refusal(400, 'bad-request', { field: 'data', detail: 'This part is empty or too large' });
  await lockPlayer(tx, userId);
  await tx.query('delete from document_parts where user_id = $1 and at < $2', [userId, nowMs - UPLOAD_MS]);
  const uploads = await tx.query<{ upload: string }>('select distinct upload from document_parts where user_id = $1', [userId]);
  if (uploads.length >= most && !uploads.some((each) => each.upload === upload))
    await tx.query('delete from document_parts where user_id = $1 and upload <> $2', [userId, upload]);
  await tx.query(
    `insert into document_parts (user_id, upload, n, sealed, at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, upload, n) do update set sealed = excluded.sealed, at = excluded.at`,
    [userId, upload, n, vault.seal(sealOf(userId, upload), bytes), nowMs],
  );
}

interface Sent {
  userId: number;
  upload: string;
  kind: Kind;
  parts: number;
  nowMs: number;
}

/** Locks the player and checks that a document of this kind is accepted now. @throws Refusal 409 if not */
async function requireRequested(tx: Queryable, { userId, kind }: Sent): Promise<void> {
  await lockPlayer(tx, userId);
  const known = (await documentRows(tx, userId)).find((row) => row.kind === kind);
  if (known?.state === 'accepted') throw new Refusal(409, 'document-accepted', { detail: 'This document was accepted' });
  if (known === undefined && !NEEDED.some((each) => each === kind))
    throw new Refusal(409, 'document-not-asked', { detail: 'Nobody asks for this document' });
}

const missing = () => new Refusal(409, 'document-parts', { detail: 'A part of the picture is missing. Please send it again' });
const PROBLEMS = {
  type: ['document-type', 'Only pictures can be sent'],
  broken: ['document-broken', 'This picture cannot be read'],
  large: ['document-broken', 'This picture is too large to be read'],
  small: ['document-small', 'This picture is too small to read the document'],
} as const;

/** The sealed parts of an upload, in order. @throws Refusal 409 while one is missing, or if the document is not accepted now. */
async function uploadedParts(tx: Queryable, sent: Sent): Promise<string[]> {
  await requireRequested(tx, sent);
  const rows = await tx.query<{ n: number; sealed: string }>(
    'select n, sealed from document_parts where user_id = $1 and upload = $2 order by n',
    [sent.userId, sent.upload],
  );
  if (rows.length !== sent.parts || rows.some(({ n }, at) => n !== at)) throw missing();
  return rows.map(({ sealed }) => sealed);
}

/** Replaces the previous picture. Deletes the parts of the upload, so that each upload makes one picture. @throws Refusal 409 */
async function keepPicture(tx: Queryable, vault: Vault, sent: Sent, picture: Uint8Array): Promise<void> {
  const { userId, upload, kind, nowMs } = sent;
  await requireRequested(tx, sent);
  const taken = await tx.query('delete from document_parts where user_id = $1 and upload = $2 returning n', [userId, upload]);
  if (taken.length === 0) throw missing();
  await tx.query('delete from document_files where user_id = $1 and kind = $2', [userId, kind]);
  await tx.query('insert into document_files (user_id, kind, sealed, at) values ($1, $2, $3, $4)', [
    userId,
    kind,
    vault.seal(sealOf(userId, kind), picture),
    nowMs,
  ]);
  await tx.query(
    `insert into documents (user_id, kind, state, reason, at) values ($1, $2, 'checking', null, $3)
     on conflict (user_id, kind) do update set state = 'checking', reason = null, at = excluded.at`,
    [userId, kind, nowMs],
  );
  await log(tx, userId, kind, 'stored', nowMs);
}

/**
 * Makes a document from the parts of an upload. A helper process examines the picture between two transactions, so that the player is not
 * locked meanwhile.
 *
 * @throws Refusal 400 for an unusable picture, 409 while parts are missing or if it is not accepted now, 429 after too many pictures.
 * @spec AC-09 SEC-6
 */
export async function keepDocument({ db, files, vault }: { db: Db; files: FileExaminer; vault: Vault }, sent: Sent): Promise<void> {
  const parts = await db.transaction((tx) => uploadedParts(tx, sent));
  await countExamined(db, sent.userId, sent.nowMs);
  const opened: Uint8Array[] = [];
  for (const sealed of parts) {
    opened.push(vault.open(sealOf(sent.userId, sent.upload), sealed));
    await nextTurn();
  }
  const examined = await files.examine({ kind: 'document', bytes: Buffer.concat(opened) });
  if ('problem' in examined) {
    const [code, detail] = PROBLEMS[examined.problem];
    throw new Refusal(400, code, { detail });
  }
  await db.transaction((tx) => keepPicture(tx, vault, sent, examined.content));
}

/**
 * A reviewer's decision, made only by the control room here. `requested` asks the player for a document; a refused required document ends an
 * earlier decision in the player's favour.
 */
export async function judge(
  tx: Queryable,
  { userId, kind, state, reason, nowMs }: { userId: number; kind: Kind; state: DocumentRow['state']; reason: string | null; nowMs: number },
): Promise<void> {
  await tx.query(
    `insert into documents (user_id, kind, state, reason, at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update set state = excluded.state, reason = excluded.reason, at = excluded.at`,
    [userId, kind, state, reason, nowMs],
  );
  if (state === 'refused' && NEEDED.some((each) => each === kind)) await withdrawDecision(tx, userId);
  await log(tx, userId, kind, 'judged', nowMs);
  await releaseChecked(tx, userId, nowMs);
}

/** Deletes expired pictures and unfinished uploads. @spec PRV-1 */
export async function forgetPictures(db: Queryable, nowMs: number): Promise<void> {
  const gone = await db.query<{ user_id: number; kind: string }>(
    `delete from document_files using documents
     where documents.user_id = document_files.user_id and documents.kind = document_files.kind and documents.state in ('accepted', 'refused')
       and documents.at < $1 returning document_files.user_id, document_files.kind`,
    [nowMs - KEPT_DAYS * DAY_MS],
  );
  for (const { user_id: userId, kind } of gone) await log(db, userId, kind, 'removed', nowMs);
  await db.query('delete from document_parts where at < $1', [nowMs - UPLOAD_MS]);
}
