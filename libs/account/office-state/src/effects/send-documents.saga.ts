import { MOST_PARTS, PART_BYTES } from '@touchline/account-office-contract';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { abortable } from '@touchline/shared-state';
import { call, delay, put, race, select, take, takeLatest, all } from 'typed-redux-saga';
import type { OfficeApi } from '../api/office-api.ts';
import {
  changeEnded,
  documentChosen,
  officeChangeWanted,
  officeReceived,
  officeWanted,
  selectOffice,
  uploadMoved,
} from '../office.slice.ts';
import { DOCUMENT_PAUSE_MS, PART_TRIES } from '../rules/timings.ts';
import { change, type KeepOfficeDeps, refusalOf } from './change-office.saga.ts';

/** Characters of base64 per part. */
const PART_LENGTH = (PART_BYTES / 3) * 4;

/** Splits a picture in base64 into parts. */
export const partsOf = (picture: string): string[] =>
  Array.from({ length: Math.ceil(picture.length / PART_LENGTH) }, (_, n) => picture.slice(n * PART_LENGTH, (n + 1) * PART_LENGTH));

/** Uploads pictures in parts, and polls while one is being checked. @spec AC-09 */
export function* sendDocuments(deps: KeepOfficeDeps) {
  yield* all([takeLatest(documentChosen, sendDocument, deps), takeLatest(officeReceived, awaitVerdict)]);
}

function* sendPart(api: OfficeApi, body: { upload: string; n: number; data: string }) {
  for (let left = PART_TRIES; ; left -= 1) {
    try {
      return yield* abortable((signal) => api.sendPart(body, signal));
    } catch (error) {
      if (left <= 1) throw error; // parts are idempotent, so send a lost one again
    }
  }
}

function* sendDocument(deps: KeepOfficeDeps, { payload: { kind, picture } }: ReturnType<typeof documentChosen>) {
  const parts = partsOf(picture);
  const refuse = (code: string, field: string | null = null) =>
    put(changeEnded({ key: 'documentSend', result: { status: 'refused', code, field } }));
  if (parts.length === 0 || parts.length > MOST_PARTS) return void (yield* refuse('document-large'));
  const upload = crypto.randomUUID();
  yield* put(changeEnded({ key: 'documentSend', result: { status: 'done' } }));
  try {
    for (const [n, data] of parts.entries()) {
      yield* put(uploadMoved({ kind, sent: n, parts: parts.length }));
      yield* call(sendPart, deps.api, { upload, n, data });
    }
    yield* put(uploadMoved({ kind, sent: parts.length, parts: parts.length }));
    yield* call(change, deps, officeChangeWanted({ key: 'documentSend', body: { upload, kind, parts: parts.length } }));
  } catch (error) {
    const { code, field } = refusalOf(error);
    yield* refuse(code, field);
    yield* call(endSessionOn401, error);
  } finally {
    yield* put(uploadMoved(null));
  }
}

/** Polls while a document is being checked. */
function* awaitVerdict({ payload }: ReturnType<typeof officeReceived>) {
  if (payload.key !== 'documents') return;
  const isChecking = (yield* select(selectOffice)).data.documents?.documents.some(({ state }) => state === 'checking') ?? false;
  if (!isChecking || (yield* select(selectUserId)) === null) return;
  const { isDue } = yield* race({ isDue: delay(DOCUMENT_PAUSE_MS), isOver: take(documentChosen) });
  if (isDue !== undefined) yield* put(officeWanted('documents'));
}
