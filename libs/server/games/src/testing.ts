export { drawsOf, hashOfSeed } from './fair.ts';
export { examinedControl, faultsDashboard } from './faults.ts';
export { ROUND } from './product.ts';
export { replay, readRound, type RoundRow } from './rounds/round-row.ts';
export { ROUND_WAITS_MS, settleDue } from './rounds/rounds-worker.ts';
