/** Maximum failure rate in percent; a test that fails more often is fixed before anything else. */
const MOST_PERCENT = 0.5;

/** @param {{ runs: number, failed: number }} counts */
export const isSteady = ({ runs, failed }) => runs > 0 && (failed / runs) * 100 <= MOST_PERCENT;
