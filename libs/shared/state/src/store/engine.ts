import { multicastChannel, runSaga, stdChannel } from 'redux-saga';

/** The core of redux-saga as a separate chunk, because pages need it only at hydration. */
export const engine = { multicastChannel, runSaga, stdChannel };
export type Engine = typeof engine;
