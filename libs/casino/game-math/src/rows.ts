import { FIGURES, type ModelId } from './catalogue/index.ts';
import type { Row } from './measure/row-kinds.ts';

const ENTRIES = Object.entries(FIGURES).map(([id, figures]) => ({ id: id as ModelId, ...figures }));

/** All rows of the table of figures. @spec CS-05 */
export const ROWS: readonly (Row & { model: ModelId })[] = ENTRIES.flatMap(({ id, rows }) => rows().map((row) => ({ model: id, ...row })));

/** Lowest and highest return of every choice, for games with more choices than rows. Exact. */
export const RETURN_RANGES: Partial<Record<ModelId, () => { from: number; to: number }>> = Object.fromEntries(
  ENTRIES.flatMap(({ id, range }) => (range === undefined ? [] : [[id, range]])),
);

/** The tables that rounds are drawn and paid by, as docs/casino-mathematics.md lists them for programs of others. Payouts in hundredths. */
export const RULE_DATA: Readonly<Record<string, unknown>> = Object.assign({}, ...ENTRIES.map(({ data }) => data ?? {}));
