import { createAction } from '@reduxjs/toolkit';
import { askWebApi } from '@touchline/identity-http';
import { modalClosed, modalOpened } from '@touchline/platform-state';
import { selectView, viewChanged, type Ports } from '@touchline/shared-state';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { topicClosed } from '../notices/notices.slice.ts';

/** The player agrees to the terms that were shown. @spec ID-18 */
export const confirmTermsWanted = createAction('terms/confirmWanted');

const PATH = '/web-api/api-v3/v2/user/agreement-rules/confirm';
/** The dialog of a failure stays until it is answered: a press outside must not make it look as if the terms were confirmed. */
const FAILED = { kind: 'error', key: 'information_confirm_terms_error', isSticky: '1' };

/** Tells the server, by the time of the terms that were read; newer ones have to be read again. @spec ID-18 */
export function* confirmTerms(ports: Pick<Ports, 'send' | 'origin' | 'report'>) {
  yield* takeLeading(confirmTermsWanted, function* confirm() {
    const { userTermsChangedUpdatedAt: updatedAt } = yield* select(selectView);
    try {
      yield* call(() => askWebApi(ports, { method: 'POST', path: PATH, body: { updatedAt }, read: () => true }));
    } catch (error) {
      ports.report('terms not confirmed', { code: error instanceof Error ? error.name : 'unknown' });
      yield* put(modalOpened({ modal: 'message', params: FAILED }));
      return;
    }
    yield* put(viewChanged({ isUserTermsChanged: false }));
    yield* put(topicClosed({ topic: 'terms-changed' }));
    yield* put(modalClosed({ modal: 'terms' }));
  });
}
