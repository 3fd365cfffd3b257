import { codeOf } from '@touchline/shared-primitives';
import { agreementCalls } from '@touchline/identity-contract';
import { callJson } from '@touchline/shared-http';
import { selectView, viewChanged, type Ports } from '@touchline/shared-state';
import { call, put, select, takeLeading } from 'typed-redux-saga';
import { confirmTermsFailed, confirmTermsWanted, termsConfirmed } from '../terms.ts';

/** Confirms the terms by the time of their last change, so that newer terms have to be read and confirmed again. @spec ID-18 */
export function* confirmTerms(ports: Pick<Ports, 'send' | 'origin' | 'report'>) {
  yield* takeLeading(confirmTermsWanted, function* confirm() {
    const { userTermsChangedUpdatedAt: updatedAt } = yield* select(selectView);
    try {
      yield* call(() => callJson(ports, agreementCalls.confirmTerms, { body: { updatedAt } }));
    } catch (error) {
      ports.report('terms not confirmed', { code: codeOf(error) });
      yield* put(confirmTermsFailed());
      return;
    }
    yield* put(viewChanged({ isUserTermsChanged: false }));
    yield* put(termsConfirmed());
  });
}
