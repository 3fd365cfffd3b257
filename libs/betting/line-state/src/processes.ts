import type { Ports } from '@touchline/shared-state';
import { fork } from 'typed-redux-saga';
import { keepChoices } from './effects/keep-choices.saga.ts';
import { keepFeedsFresh } from './effects/keep-feeds-fresh.saga.ts';
import { searchForGames } from './effects/search-games.saga.ts';

export const lineProcesses = (ports: Ports) =>
  function* line() {
    yield* fork(keepFeedsFresh, ports);
    yield* fork(keepChoices, ports);
    yield* fork(searchForGames, ports);
  };
