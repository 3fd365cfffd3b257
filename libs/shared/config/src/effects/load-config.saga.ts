import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { call, put, select } from 'typed-redux-saga';
import { configFailed, configReceived, selectConfig } from '../config.slice.ts';

/** Loads the configuration in the browser when the page came without one. That is rare, so the schema that checks it comes only then. @spec CF-01 */
export function* loadMissingConfig(ports: Ports) {
  const { status } = yield* select(selectConfig);
  if (status === 'ready') return;
  const { loadConfig } = yield* call(() => import('../load-config.ts'));
  const lang = yield* select(selectLanguage);
  const site = yield* abortable((signal) => loadConfig(ports, { lang, signal }));
  yield* put(site === null ? configFailed() : configReceived(site));
}
