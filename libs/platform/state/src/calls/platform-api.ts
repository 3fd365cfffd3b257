import { askWebApi } from '@touchline/identity-http';
import type { BlockAnswer, RedirectAnswer } from '@touchline/shared-contract';
import { retry, ShapeError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { createBreaker } from './breaker.ts';
import { readBlock, readPartitions, readRedirect } from './read-answer.ts';
import { BLOCK_RETRIES, BLOCK_RETRY_DELAY_MS, REDIRECT_BUDGET_MS, REDIRECT_RETRIES, REDIRECT_RETRY_DELAY_MS } from './rules/timings.ts';

/** The services that judge a navigation. */
export interface PlatformApi {
  /** @throws HttpError when every try failed: then nothing is known about a block. @spec GD-22 */
  askBlock: (question: { auth: boolean; url: string }, signal: AbortSignal) => Promise<BlockAnswer>;
  /** Null when the service is silent or says nonsense: then there is no redirect. @spec GD-20 GRD-2 */
  askRedirect: (question: { url: string }, signal: AbortSignal) => Promise<RedirectAnswer | null>;
  /** Sections that exist; null when the service does not say. @spec RM-07 */
  listPartitions: (signal: AbortSignal) => Promise<readonly string[] | null>;
}

export interface PlatformApiOptions {
  /** Whether failed questions are asked again; the edge does not, since a visitor waits. */
  isRetrying: boolean;
  random?: () => number;
}

const REDIRECT_PATH = '/redirects-api/api/v1/redirect-light';
const BLOCK_PATH = '/blocks-api/api/v2/block';
const PARTITIONS_PATH = '/third-party/api/list-available-partitions';

const SILENT = Symbol('silent');
/** Late answers that wait for their navigation to come again. */
const LATE_ANSWERS_KEPT = 20;

/** @spec GD-20 GD-22 RM-07 GRD-7 */
export function createPlatformApi(
  ports: Pick<Ports, 'send' | 'origin' | 'now' | 'report'>,
  { isRetrying, random = Math.random }: PlatformApiOptions,
): PlatformApi {
  const breaker = createBreaker(ports.now);
  /** Questions under way or answered after their navigation had gone on without. */
  const flights = new Map<string, Promise<RedirectAnswer | null>>();

  const askUntilAnswered = async (url: string): Promise<RedirectAnswer | null> => {
    try {
      const answer = await retry(() => askWebApi(ports, { method: 'POST', path: REDIRECT_PATH, body: { url }, read: readRedirect }), {
        times: isRetrying ? REDIRECT_RETRIES : 0,
        delayMs: REDIRECT_RETRY_DELAY_MS,
        random,
        isRetried: (error) => !(error instanceof ShapeError) && error.status >= 500,
      });
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      ports.report('redirect service failed', { code: error instanceof Error ? error.name : 'unknown' });
      return null;
    }
  };

  return {
    askBlock: (question, signal) =>
      retry(() => askWebApi(ports, { method: 'POST', path: BLOCK_PATH, body: question, signal, read: readBlock }), {
        times: isRetrying ? BLOCK_RETRIES : 0,
        delayMs: BLOCK_RETRY_DELAY_MS,
        random,
        signal,
      }),
    askRedirect: async ({ url }) => {
      if (!breaker.isClosed()) return null;
      const flight = flights.get(url) ?? askUntilAnswered(url);
      flights.set(url, flight);
      for (const oldest of flights.keys()) if (flights.size > LATE_ANSWERS_KEPT) flights.delete(oldest);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<typeof SILENT>((resolve) => {
        timer = setTimeout(() => resolve(SILENT), REDIRECT_BUDGET_MS);
      });
      const answer = await Promise.race([flight, silence]);
      clearTimeout(timer);
      if (answer === SILENT) return null;
      flights.delete(url);
      return answer;
    },
    listPartitions: async (signal) => {
      try {
        const { sections } = await askWebApi(ports, { method: 'GET', path: PARTITIONS_PATH, signal, read: readPartitions });
        return sections;
      } catch (error) {
        ports.report('partitions unknown', { code: error instanceof Error ? error.name : 'unknown' });
        return null;
      }
    },
  };
}
