import { codeOf, type LogLine } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { createSessionApi } from './api/session-api.ts';
import type { KnownSession } from './session.slice.ts';
import { SESSION_RETRIES, SESSION_RETRY_PAUSE_MS } from './rules/timings.ts';

export interface LoadSessionOptions {
  /** Further attempts after the first; the edge passes 0, since a page must not wait for a slow check. */
  retries?: number;
  signal?: AbortSignal;
}

/**
 * Whose session this is. A check that fails to the end makes a visitor, never "still signed in".
 *
 * @spec HT-09 (2 retries at 1500 ms, 'fail load session')
 */
export async function loadSession(
  ports: Pick<Ports, 'send' | 'origin' | 'report'>,
  { retries = SESSION_RETRIES, signal }: LoadSessionOptions = {},
): Promise<KnownSession> {
  const api = createSessionApi(ports);
  for (let left = retries; ; left -= 1) {
    try {
      return await api.session(signal);
    } catch (error) {
      if (left === 0 || signal?.aborted === true) {
        ports.report('fail load session' satisfies LogLine, { code: codeOf(error) });
        return { status: 'visitor' };
      }
      await new Promise((resolve) => setTimeout(resolve, SESSION_RETRY_PAUSE_MS));
    }
  }
}
