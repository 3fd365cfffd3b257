import { selectLanguage, type Ports } from '@touchline/shared-state';
import { call, select } from 'typed-redux-saga';
import { selectConfig } from '../config.slice.ts';
import { keptConfigKey } from '../rules/kept-key.ts';
import { sealConfig } from '../rules/seal.ts';

/** Keeps what holds for everybody, never what an account has of its own. @spec CFG-1 */
export function* keepConfig({ storage, now }: Pick<Ports, 'storage' | 'now'>) {
  const config = yield* select(selectConfig);
  if (config.status !== 'ready') return;
  const lang = yield* select(selectLanguage);
  const sealed = yield* call(sealConfig, { site: config.general ?? config.site, atMs: now() });
  if (sealed !== null) storage.set(keptConfigKey(lang), sealed);
}
