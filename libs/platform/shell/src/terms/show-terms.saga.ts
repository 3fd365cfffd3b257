import { confirmTermsFailed, termsChanged, termsConfirmed } from '@touchline/identity-agreements-state';
import { modalClosed, modalOpened } from '@touchline/platform-state';
import { all, put, takeEvery } from 'typed-redux-saga';
import { guardNotice } from '../notices/guard-notice.ts';
import { topicClosed } from '../notices/notices.slice.ts';

/** The error dialog stays until it is answered: closing it by a click outside might look like a confirmation. */
const FAILED = { kind: 'error', key: 'information_confirm_terms_error', isSticky: '1' };

/** Shows a notice about changed terms and the result of the confirmation. @spec ID-18 */
export function* showTerms() {
  yield* all([
    takeEvery(termsChanged, function* changed() {
      yield* put(guardNotice('terms-changed'));
    }),
    takeEvery(termsConfirmed, function* confirmed() {
      yield* put(topicClosed({ topic: 'terms-changed' }));
      yield* put(modalClosed({ modal: 'terms' }));
    }),
    takeEvery(confirmTermsFailed, function* failed() {
      yield* put(modalOpened({ modal: 'message', params: FAILED }));
    }),
  ]);
}
