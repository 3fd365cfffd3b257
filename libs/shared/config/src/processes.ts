import type { Ports } from '@touchline/shared-state';
import { call, delay, takeLeading } from 'typed-redux-saga';
import { configWanted } from './config-wanted.ts';
import { loadMissingConfig } from './effects/load-config.saga.ts';
import { KEEP_AFTER_MS } from './rules/timings.ts';

/** A stored copy is not stored again, because that would extend its life of one day. */
function* loadAndKeep(ports: Ports) {
  if (!(yield* loadMissingConfig(ports))) return;
  yield* delay(KEEP_AFTER_MS);
  const { keepConfig } = yield* call(() => import(/* @home */ './effects/keep-config.saga.ts'));
  yield* keepConfig(ports);
}

export const configProcesses = (ports: Ports) =>
  function* config() {
    yield* takeLeading(configWanted, () => loadMissingConfig(ports));
    yield* loadAndKeep(ports);
  };
