/**
 * Environment of every edge, sandbox and backend that a test starts: mode `test`. A busy machine is slow, not broken, so nothing is shed and
 * pages get more time; a test of shedding, budgets or page JSON sets its own value after this.
 *
 * @spec SRV-3
 */
export const TEST_ENV = {
  TOUCHLINE_TEST: '1',
  TOUCHLINE_QUEUE_MS: 'off',
  TOUCHLINE_SECTION_BUDGET_MS: '3000',
  TOUCHLINE_PAGE_JSON: 'off',
} as const;
