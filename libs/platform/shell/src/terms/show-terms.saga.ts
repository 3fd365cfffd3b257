import { confirmTermsFailed, termsChanged, termsConfirmed } from '@touchline/identity-agreements-state';
import { modalClosed, modalOpened } from '@touchline/platform-state';
import { all, put, takeEvery } from 'typed-redux-saga';
import { guardNotice } from '../notices/guard-notice.ts';
import { topicClosed } from '../notices/notices.slice.ts';

/** The dialog of a failure stays until it is answered: a press outside must not make it look as if the terms were confirmed. */
const FAILED = { kind: 'error', key: 'information_confirm_terms_error', isSticky: '1' };

/** What a player sees of changed terms: a notice, and how the confirmation went. @spec ID-18 */
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
