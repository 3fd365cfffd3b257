import { codeOf } from '@touchline/shared-primitives';
import { platformCalls, type BlockAnswer, type MediaItem, type RedirectAnswer } from '@touchline/platform-contract';
import { agreementCalls, sessionCalls, type TermsAnswer } from '@touchline/identity-contract';
import { callJson, CancelledError, retry, ShapeError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { createBreaker, type Breaker } from './breaker.ts';
import { readBlock, readMedia, readPartitions, readPayments, readSecureData, readTerms } from './read-answer.ts';
import { createRedirectQuestions } from './redirect-questions.ts';
import { BLOCK_RETRIES, BLOCK_RETRY_DELAY_MS } from './rules/timings.ts';

/** Cookie values from the service. */
export interface SecureData {
  ggru: string;
  grant: string;
}

/** Calls to the services that decide about a navigation. */
export interface PlatformApi {
  /**
   * @throws HttpError when every try failed; the block is unknown then.
   * @spec GD-22
   */
  askBlock: (question: { auth: boolean; url: string }, signal: AbortSignal) => Promise<BlockAnswer>;
  /** Null when the service fails or its answer is invalid; there is no redirect then. @spec GD-20 GRD-2 */
  askRedirect: (question: { url: string }, signal: AbortSignal) => Promise<RedirectAnswer | null>;
  /** Existing sections; null when the service does not know. @spec RM-07 */
  listPartitions: (signal: AbortSignal) => Promise<readonly string[] | null>;
  /**
   * Whether the player has to accept changed terms.
   *
   * @throws HttpError
   * @spec ID-18
   */
  askTerms: (signal: AbortSignal) => Promise<TermsAnswer>;
  /**
   * Whether any payment method is available to the player.
   *
   * @throws HttpError
   * @spec GD-18
   */
  askPayments: (signal: AbortSignal) => Promise<{ isAvailable: boolean }>;
  /** Values for the cookies of a signed-in player. @throws HttpError @spec CF-05 */
  secureData: (signal: AbortSignal) => Promise<SecureData>;
  /**
   * Images of a route.
   *
   * @throws HttpError
   * @spec GD-10
   */
  listMedia: (question: { route: string; lang: string }, signal: AbortSignal) => Promise<readonly MediaItem[]>;
}

/** Breaker state of the services, kept between requests: on the edge for all visitors, in the browser for the page. */
export interface ServiceHealth {
  block: Breaker;
  redirect: Breaker;
}

export const createServiceHealth = (now: () => number): ServiceHealth => ({ block: createBreaker(now), redirect: createBreaker(now) });

export interface PlatformApiOptions {
  /**
   * On the edge: how long a document may wait for the redirect service, in milliseconds; its retries end then. In the browser they continue
   * in the background.
   */
  deadlineMs?: number;
  random?: () => number;
  health?: ServiceHealth;
}

/** The circuit breaker rejects requests for now. */
class ServiceResting extends Error {
  override name = 'ServiceResting';
}

/** @spec GD-18 GD-20 GD-22 ID-18 RM-07 GRD-7 */
export function createPlatformApi(
  ports: Pick<Ports, 'send' | 'origin' | 'now' | 'report'>,
  { deadlineMs, random = Math.random, health = createServiceHealth(ports.now) }: PlatformApiOptions = {},
): PlatformApi {
  return {
    askBlock: async (question, signal) => {
      if (!health.block.isClosed()) throw new ServiceResting('The block service rests after failures.');
      try {
        const answer = await retry(() => callJson(ports, platformCalls.block, { body: question, signal, read: readBlock }), {
          times: BLOCK_RETRIES,
          delayMs: BLOCK_RETRY_DELAY_MS,
          random,
          // A malformed answer would be the same again, so it is not retried.
          isRetried: (error) => !(error instanceof ShapeError) && error.status >= 500,
          signal,
        });
        health.block.succeeded();
        return answer;
      } catch (error) {
        if (!(error instanceof CancelledError)) health.block.failed();
        throw error;
      }
    },
    askRedirect: createRedirectQuestions(ports, { deadlineMs, random, breaker: health.redirect }),
    listPartitions: async (signal) => {
      try {
        const { sections } = await callJson(ports, platformCalls.partitions, { signal, read: readPartitions });
        return sections;
      } catch (error) {
        ports.report('partitions unknown', { code: codeOf(error) });
        return null;
      }
    },
    askTerms: (signal) => callJson(ports, agreementCalls.terms, { signal, read: readTerms }),
    askPayments: (signal) => callJson(ports, platformCalls.payments, { signal, read: readPayments }),
    secureData: (signal) => callJson(ports, sessionCalls.secureData, { signal, read: readSecureData }),
    listMedia: (query, signal) => callJson(ports, platformCalls.media, { query, signal, read: readMedia }),
  };
}
