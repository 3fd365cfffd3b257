export { payTableOf } from './pay-table.ts';
export { RULE_DATA } from './measure/data.ts';
export { RETURN_RANGES, ROWS, type Row, SIMULATED_ROUNDS } from './measure/rows.ts';
export type { Measure } from './measure/tally.ts';
