export { payTableOf } from './pay-table.ts';
// Also here, for code that pages load on demand: a page that imports rules from `.` would load them at its start.
export { isModelId, rulesOf } from './rules.ts';
export { RETURN_RANGES, ROWS, RULE_DATA } from './rows.ts';
export { type Row, SIMULATED_ROUNDS } from './measure/row-kinds.ts';
export type { Measure } from './measure/tally.ts';
