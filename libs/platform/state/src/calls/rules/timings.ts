/** @spec GD-20 */
export const REDIRECT_RETRIES = 5;
export const REDIRECT_RETRY_DELAY_MS = 1_000;
/** A navigation waits so long for the redirect service; further tries serve the next one. @spec GRD-7 */
export const REDIRECT_BUDGET_MS = 1_000;
/** @spec GD-22 */
export const BLOCK_RETRIES = 2;
export const BLOCK_RETRY_DELAY_MS = 100;
/** After so many failures in a row a service is left alone for a while. @spec GRD-7 */
export const BREAKER_FAILURES = 5;
export const BREAKER_REST_MS = 30_000;
