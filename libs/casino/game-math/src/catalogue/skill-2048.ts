import { TILES } from '../pay-table/others.ts';
import { tiles2048 } from '../skill/tiles-2048.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'skill-2048',
  place: 460,
  name: '2048',
  group: 'skill',
  catalogue: { kind: 'skill', features: ['demo'] },
  leastEdge: 0,
};

export const rules: RulesEntry = () => tiles2048();

export const pays: PaysEntry = {
  parts: () => TILES,
};

export const figures: FiguresEntry = {
  rows: () => [],
};
