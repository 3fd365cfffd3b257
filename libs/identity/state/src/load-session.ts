import { codeOf, type LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { createSessionApi } from './api/session-api.ts';
import type { KnownSession, SessionState } from './session.slice.ts';
import { SESSION_RETRIES, SESSION_RETRY_PAUSE_MS } from './rules/timings.ts';

export interface LoadSessionOptions<Otherwise extends SessionState> {
  /** Retries after the first attempt. The edge passes 0, because a slow check must not delay the page. */
  retries?: number;
  signal?: AbortSignal;
  /** Result after the last failed attempt: a visitor, or `unknown` if the caller will check again. */
  otherwise?: Otherwise;
}

/**
 * Loads the current session. If all attempts fail, the result is a visitor, never "still signed in". The edge makes one attempt and leaves
 * the session `unknown`; the browser checks again, with the retries of the specification.
 *
 * @spec HT-09 (2 retries at 1500 ms, 'fail load session')
 */
export async function loadSession<Otherwise extends SessionState = { status: 'visitor' }>(
  ports: Pick<Ports, 'send' | 'origin' | 'report'>,
  { retries = SESSION_RETRIES, signal, otherwise = { status: 'visitor' } as Otherwise }: LoadSessionOptions<Otherwise> = {},
): Promise<KnownSession | Otherwise> {
  const api = createSessionApi(ports);
  for (let left = retries; ; left -= 1) {
    try {
      return await api.session(signal);
    } catch (error) {
      if (left === 0 || signal?.aborted === true) {
        ports.report('fail load session' satisfies LogLine, { code: codeOf(error) });
        return otherwise;
      }
      await new Promise((resolve) => setTimeout(resolve, SESSION_RETRY_PAUSE_MS));
    }
  }
}
