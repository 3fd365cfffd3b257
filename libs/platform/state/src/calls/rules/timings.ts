import { FAIL_MODES } from '@touchline/shared-http';

/** @spec GD-20 */
export const REDIRECT_RETRIES = FAIL_MODES.redirect.retries;
export const REDIRECT_RETRY_DELAY_MS = FAIL_MODES.redirect.delayMs;
/** How long a navigation waits for the redirect service; later retries serve the next navigation. @spec GRD-7 */
export const REDIRECT_BUDGET_MS = FAIL_MODES.redirect.waitMs;
/** @spec GD-22 */
export const BLOCK_RETRIES = FAIL_MODES.block.retries;
export const BLOCK_RETRY_DELAY_MS = FAIL_MODES.block.delayMs;
/** Consecutive failures after which the circuit breaker opens. @spec GRD-7 */
export const BREAKER_FAILURES = 5;
export const BREAKER_REST_MS = 30_000;
