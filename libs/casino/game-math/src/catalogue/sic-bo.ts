import { measureSicBo } from '../measure/measure-tables.ts';
import { edgeRows, rangeOf, SIC_BO_EDGES } from '../measure/row-kinds.ts';
import { SIC_BO_TABLE } from '../pay-table/dice.ts';
import { SIC_BO, SIC_BO_PLACES, sicBo } from '../tables/sic-bo.ts';
import { measured } from './measured/sic-bo.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'sic-bo',
  place: 100,
  name: 'Sic bo',
  group: 'tables',
  catalogue: { kind: 'table', features: ['demo'] },
  leastEdge: 277,
};

export const rules: RulesEntry = () => sicBo();

export const pays: PaysEntry = {
  parts: () => SIC_BO_TABLE,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => edgeRows(SIC_BO_EDGES, measureSicBo),
  range: () => rangeOf(SIC_BO_PLACES.map((on) => measureSicBo(on).rtp)),
  data: { 'sic-bo': SIC_BO },
};
