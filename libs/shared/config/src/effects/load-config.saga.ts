import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { call, cancel, delay, fork, join, put, select } from 'typed-redux-saga';
import { configFailed, configReceived, selectConfig } from '../config.slice.ts';
import { keptConfigKey } from '../rules/kept-key.ts';
import { STAND_IN_AFTER_MS } from '../rules/timings.ts';

/** Uses the last valid configuration when the service is slow. @spec CFG-1 */
function* standIn({ storage, now, report }: Ports, lang: string) {
  yield* delay(STAND_IN_AFTER_MS);
  const { readKeptConfig } = yield* call(() => import('../kept-config.ts'));
  const kept = yield* call(readKeptConfig, storage.get(keptConfigKey(lang)), { lang, nowMs: now() });
  if (kept === null) return;
  report('site config is a kept one');
  yield* put(configReceived(kept.site));
}

/**
 * Loads the configuration in the browser when the page came without one, with the stored one as a fallback. This is rare, so the schema is
 * imported on demand.
 *
 * @returns whether the configuration is from the service.
 * @spec CF-01 CFG-1
 */
export function* loadMissingConfig(ports: Ports) {
  const { status } = yield* select(selectConfig);
  if (status === 'ready') return true;
  const lang = yield* select(selectLanguage);
  const waiting = yield* fork(standIn, ports, lang);
  const { loadConfig } = yield* call(() => import('../load-config.ts'));
  const site = yield* abortable((signal) => loadConfig(ports, { lang, signal }));
  if (site === null) yield* join(waiting);
  else yield* cancel(waiting);
  yield* put(site === null ? configFailed() : configReceived(site));
  return site !== null;
}
