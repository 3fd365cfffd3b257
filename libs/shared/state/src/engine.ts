import { multicastChannel, runSaga, stdChannel } from 'redux-saga';

/** What runs processes: the core of redux-saga, in a file of its own, since no page needs it before it is taken over. */
export const engine = { multicastChannel, runSaga, stdChannel };
export type Engine = typeof engine;
