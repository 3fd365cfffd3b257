import { codeOf } from '@touchline/shared-primitives';
import { askWebApi } from '@touchline/identity-http';
import { selectView, viewChanged, type Ports } from '@touchline/shared-state';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { confirmTermsFailed, confirmTermsWanted, termsConfirmed } from '../terms.ts';

const PATH = '/web-api/api-v3/v2/user/agreement-rules/confirm';

/** Tells the server, by the time of the terms that were read; newer ones have to be read again. @spec ID-18 */
export function* confirmTerms(ports: Pick<Ports, 'send' | 'origin' | 'report'>) {
  yield* takeLeading(confirmTermsWanted, function* confirm() {
    const { userTermsChangedUpdatedAt: updatedAt } = yield* select(selectView);
    try {
      yield* call(() => askWebApi(ports, { method: 'POST', path: PATH, body: { updatedAt }, read: () => true }));
    } catch (error) {
      ports.report('terms not confirmed', { code: codeOf(error) });
      yield* put(confirmTermsFailed());
      return;
    }
    yield* put(viewChanged({ isUserTermsChanged: false }));
    yield* put(termsConfirmed());
  });
}
