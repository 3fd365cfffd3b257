import { codeOf } from '@touchline/shared-primitives';
import { platformCalls, type RedirectAnswer } from '@touchline/platform-contract';
import { callJson, CancelledError, retry, ShapeError, within } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { Breaker } from './breaker.ts';
import { readRedirect } from './read-answer.ts';
import { REDIRECT_BUDGET_MS, REDIRECT_RETRIES, REDIRECT_RETRY_DELAY_MS } from './rules/timings.ts';

const SILENT = Symbol('silent');

interface Flight {
  answer: Promise<RedirectAnswer | null>;
  cancel: () => void;
}

export interface RedirectOptions {
  /** Time of a question on the edge, in milliseconds: its retries end with it. Without it they continue in the background. */
  deadlineMs?: number | undefined;
  random: () => number;
  breaker: Breaker;
}

/**
 * Asks the redirect service about a url. A navigation waits for its time budget only; retries continue in the background, so that the next
 * navigation to the same url gets their answer. They stop when the visitor navigates to another url. On the edge no navigation follows: a
 * document waits for the retries within its deadline, and they end there.
 *
 * @returns null while the answer is unknown; there is no redirect then.
 * @spec GD-20 GRD-2 GRD-7
 */
export function createRedirectQuestions(
  ports: Pick<Ports, 'send' | 'origin' | 'report'>,
  { deadlineMs, random, breaker }: RedirectOptions,
): (question: { url: string }) => Promise<RedirectAnswer | null> {
  /** Pending requests, and answers that arrived too late for their navigation. */
  const flights = new Map<string, Flight>();

  const askUntilAnswered = async (url: string, signal: AbortSignal): Promise<RedirectAnswer | null> => {
    try {
      const answer = await retry(() => callJson(ports, platformCalls.redirect, { body: { url }, signal, read: readRedirect }), {
        times: REDIRECT_RETRIES,
        delayMs: REDIRECT_RETRY_DELAY_MS,
        random,
        isRetried: (error) => !(error instanceof ShapeError) && error.status >= 500,
        signal,
      });
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof CancelledError) return null;
      breaker.failed();
      ports.report('redirect service failed', { code: codeOf(error) });
      return null;
    }
  };
  const start = (url: string): Flight => {
    const controller = new AbortController();
    const flight = { answer: askUntilAnswered(url, controller.signal), cancel: () => controller.abort() };
    flights.set(url, flight);
    return flight;
  };

  return async ({ url }) => {
    for (const [other, { cancel }] of flights) {
      if (other === url) continue;
      cancel();
      flights.delete(other);
    }
    if (!breaker.isClosed()) return null;
    const { answer: coming, cancel } = flights.get(url) ?? start(url);
    const answer = await within(coming, deadlineMs ?? REDIRECT_BUDGET_MS, (): typeof SILENT => SILENT);
    if (answer === SILENT) {
      if (deadlineMs === undefined) return null;
      cancel();
      breaker.failed();
      ports.report('redirect service failed', { code: 'deadline' });
    }
    flights.delete(url);
    return answer === SILENT ? null : answer;
  };
}
