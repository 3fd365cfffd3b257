import { codeOf, type LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { createSessionApi } from './api/session-api.ts';
import type { KnownSession, SessionState } from './session.slice.ts';
import { SESSION_RETRIES, SESSION_RETRY_PAUSE_MS } from './rules/timings.ts';

export interface LoadSessionOptions<Otherwise extends SessionState> {
  /** Further attempts after the first; the edge passes 0, since a page must not wait for a slow check. */
  retries?: number;
  signal?: AbortSignal;
  /** What a check that failed to the end makes: a visitor, or `unknown` where somebody else will ask again. */
  otherwise?: Otherwise;
}

/**
 * Whose session this is. A check that fails to the end makes a visitor, never "still signed in". The edge asks once and leaves it `unknown`:
 * the browser asks again, as often as the specification says.
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
