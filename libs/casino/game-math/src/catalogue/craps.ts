import { measureCraps } from '../measure/measure-tables.ts';
import { CRAPS_EDGES, edgeRows, rangeOf } from '../measure/row-kinds.ts';
import { CRAPS_TABLE } from '../pay-table/dice.ts';
import { CRAPS } from '../tables/craps-bets.ts';
import { craps } from '../tables/craps.ts';
import { measured } from './measured/craps.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'craps',
  place: 110,
  name: 'Craps',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  // A bet that lays 4 or 10 may be taken down after one roll, which decides it in one of four.
  leastEdge: 41,
};

export const rules: RulesEntry = () => craps();

export const pays: PaysEntry = {
  parts: () => CRAPS_TABLE,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => edgeRows(CRAPS_EDGES, measureCraps),
  range: () => rangeOf(Object.keys(CRAPS_EDGES).map((on) => measureCraps(on).rtp)),
  data: { craps: CRAPS },
};
