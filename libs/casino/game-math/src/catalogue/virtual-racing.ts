import { measureRacing } from '../measure/measure-tables.ts';
import { rangeOf, type Row } from '../measure/row-kinds.ts';
import { RACING } from '../pay-table/others.ts';
import { RACE_PLACES, racing, racingPays, RUNNERS } from '../virtual/racing.ts';
import { measured } from './measured/virtual-racing.ts';
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

export const model: ModelEntry = {
  id: 'virtual-racing',
  place: 420,
  name: 'Virtual racing',
  group: 'virtual',
  catalogue: { kind: 'virtual', features: ['demo'] },
  drawEveryMs: 30_000,
  leastEdge: 500,
};

export const rules: RulesEntry = () => racing();

export const pays: PaysEntry = {
  parts: () => RACING,
  measured,
};

export const figures: FiguresEntry = {
  rows: () => [
    ...RACE_PLACES.filter((_, at) => at < 4).map((on): Row => ({
      of: on,
      choice: { word: 'value', of: on },
      measure: () => measureRacing(on),
    })),
  ],
  range: () => rangeOf(RACE_PLACES.map((on) => measureRacing(on).rtp)),
  data: { 'virtual-racing': { strengths: RUNNERS, pays: Object.fromEntries(RACE_PLACES.map((on) => [on, racingPays(on)])) } },
};
