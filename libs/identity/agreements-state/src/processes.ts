import type { Ports } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { confirmTerms } from './effects/confirm-terms.saga.ts';
import { watchTerms } from './effects/watch-terms.saga.ts';

/** Sagas of changed terms, in a separate chunk. */
export const termsProcesses = (ports: Ports) =>
  function* terms() {
    yield* all([call(watchTerms, { ports }), call(confirmTerms, ports)]);
  };
