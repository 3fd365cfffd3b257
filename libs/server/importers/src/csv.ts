import { RowProblem } from './row-problem.ts';

export interface CsvRow {
  /** Line of the file where the row begins, from 1. */
  line: number;
  /** Text of a column. @throws RowProblem when the file has no such column. */
  get(column: string): string;
}

export interface Csv {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

interface Cells {
  line: number;
  cells: string[];
}

/** Cells of every record by RFC 4180: commas, LF or CRLF, double quotes doubled inside quotes. */
function* records(text: string): Generator<Cells> {
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const record: Cells = { line, cells: [] };
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        const opened = line;
        for (at += 1; ; at += 1) {
          const char = text[at];
          if (char === undefined) throw new RowProblem(opened, 'a quoted cell is never closed');
          if (char === '"' && text[at + 1] === '"') at += 1;
          else if (char === '"') break;
          if (char === '\n') line += 1;
          cell += char;
        }
        at += 1;
        if (text[at] !== undefined && !/[,\r\n]/.test(text[at] ?? '')) throw new RowProblem(line, 'text after a closing quote');
      } else {
        const end = text.slice(at).search(/[,\n]/);
        cell = end < 0 ? text.slice(at) : text.slice(at, at + end);
        at += cell.length;
        if (cell.endsWith('\r') && text[at] === '\n') cell = cell.slice(0, -1);
        if (/["\r]/.test(cell)) throw new RowProblem(line, 'a quote or a carriage return inside a plain cell');
      }
      record.cells.push(cell);
      if (text[at] !== ',') break;
      at += 1;
    }
    if (text[at] === '\r') at += 1;
    if (at < text.length && text[at] !== '\n') throw new RowProblem(line, 'a carriage return without a line feed');
    at += 1;
    line += 1;
    yield record;
  }
}

/**
 * Reads a CSV file whose every row has the cells of its header.
 * @throws RowProblem with the line: no header, a column twice, a blank or short or long row, a broken quote.
 */
export function parseCsv(text: string): Csv {
  const [header, ...body] = [...records(text)];
  if (header === undefined || header.cells.join('') === '') throw new RowProblem(1, 'the file has no header');
  const columns = header.cells;
  const places = new Map(columns.map((column, place) => [column, place]));
  if (places.size !== columns.length) throw new RowProblem(1, 'the header names a column twice');
  const rows = body.map(({ line, cells }): CsvRow => {
    if (cells.length !== columns.length) {
      throw new RowProblem(
        line,
        `${cells.length === 1 && cells[0] === '' ? 'a blank row' : `${cells.length} cells`}; the header has ${columns.length}`,
      );
    }
    return {
      line,
      get(column) {
        const place = places.get(column);
        if (place === undefined) throw new RowProblem(1, `the column ${column} is missing`);
        return cells[place] ?? '';
      },
    };
  });
  return { columns, rows };
}
