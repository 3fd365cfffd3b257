/** A table of the cleaned data sets, without quotes or blank rows. Parsed by plain splitting, to share no code with the importers. */
export interface PlainTable {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export function plainTable(text: string): PlainTable {
  const [columns = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
  return { columns, rows };
}

export const cellOf = ({ columns }: PlainTable, row: readonly string[], column: string): string => row[columns.indexOf(column)] ?? '';

export const sumOf = (table: PlainTable, ...columns: string[]): number =>
  table.rows.reduce((sum, row) => sum + columns.reduce((all, column) => all + Number(cellOf(table, row, column)), 0), 0);

/** The same rows with selected columns or changed cells. */
export const mapCells = (
  table: PlainTable,
  columns: readonly string[],
  cell: (row: readonly string[], column: string, at: number) => string,
) => table.rows.map((row, at) => columns.map((column) => cell(row, column, at)));
