import { codeOf } from '@touchline/shared-primitives';
import { abortable, selectLanguage, type Ports } from '@touchline/shared-state';
import { call, select } from 'typed-redux-saga';
import { configPlace } from '../rules/config-place.ts';
import { keptConfigKey } from '../rules/kept-key.ts';
import { keptText, openKept } from '../rules/kept-text.ts';
import { KEPT_ANEW_MS } from '../rules/timings.ts';
import { signedAnswer, signedAt } from '../signed-config.ts';

type KeepPorts = Pick<Ports, 'storage' | 'now' | 'send' | 'origin' | 'report'>;

/** Requests the signed answer, because the page came with the parsed configuration only. */
async function ask({ send, origin }: KeepPorts, lang: string, signal: AbortSignal) {
  const request = new Request(new URL(configPlace(lang), origin), { credentials: 'same-origin', signal });
  return signedAnswer(request, await send(request));
}

/** Stores the service's signed general configuration, never an account's overrides. A valid copy is replaced after an hour. @spec CFG-1 */
export function* keepConfig(ports: KeepPorts) {
  const { storage, now, report } = ports;
  const lang = yield* select(selectLanguage);
  const key = keptConfigKey(lang);
  const kept = openKept(storage.get(key) ?? '');
  const keptAt = kept === null ? null : yield* call(signedAt, { place: configPlace(lang), ...kept }, now());
  if (keptAt !== null && now() - keptAt < KEPT_ANEW_MS) return;
  try {
    const answer = yield* abortable((signal) => ask(ports, lang, signal));
    if ((yield* call(signedAt, answer, now())) !== null) storage.set(key, keptText(answer));
  } catch (error) {
    report('config not kept', { code: codeOf(error) });
  }
}
