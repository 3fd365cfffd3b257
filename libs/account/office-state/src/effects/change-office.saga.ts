import { accountsWanted } from '@touchline/account-state';
import { endSessionOn401, selectUserId } from '@touchline/identity-state';
import { ResponseError, toHttpError } from '@touchline/shared-http';
import { abortable, type Ports } from '@touchline/shared-state';
import { call, put, select } from 'typed-redux-saga';
import { CHANGES, type OfficeApi } from '../api/office-api.ts';
import { changeEnded, type officeChangeWanted, officeReceived, selectOffice } from '../office.slice.ts';

export interface KeepOfficeDeps {
  ports: Pick<Ports, 'report'>;
  api: OfficeApi;
}

/** Makes a change and stores the data it returns. A change that is already running is ignored. @spec AC-06 */
export function* change({ api, ports }: KeepOfficeDeps, { payload: { key, body } }: ReturnType<typeof officeChangeWanted>) {
  const userId = yield* select(selectUserId);
  if (userId === null || (yield* select(selectOffice)).changes[key]?.status === 'busy') return;
  yield* put(changeEnded({ key, result: { status: 'busy' } }));
  try {
    const value = yield* abortable((signal) => api.change(key, body, signal));
    if ((yield* select(selectUserId)) !== userId) return;
    yield* put(officeReceived({ userId, key: CHANGES[key].gives, value }));
    yield* put(changeEnded({ key, result: { status: 'done' } }));
    if (CHANGES[key].movesMoney) yield* put(accountsWanted());
  } catch (error) {
    ports.report('office not changed');
    const { code, field } = refusalOf(error);
    yield* put(changeEnded({ key, result: { status: 'refused', code, field } }));
    yield* call(endSessionOn401, error);
  }
}

/** Code and field of a refusal. */
export function refusalOf(failure: unknown): { code: string; field: string | null } {
  const error = toHttpError(failure);
  return { code: error.code, field: (error instanceof ResponseError ? error.details[0]?.field : undefined) ?? null };
}
