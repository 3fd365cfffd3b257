import { RowProblem } from './row-problem.ts';

export interface CsvRow {
  /** Line number in the file where the row begins, from 1. */
  line: number;
  /** Text of a column. @throws RowProblem if the file lacks the column or the row is too short. */
  get(column: string): string;
  /** Like `get`, but an empty text if the file lacks the column. */
  find(column: string): string;
  /** Like `get`, with a decimal point: files that do not separate by comma may write decimal commas. */
  getNumber(column: string): string;
  /** Like `find`, with a decimal point. */
  findNumber(column: string): string;
}

/** Separators that are recognised, by the header. Spreadsheets write semicolons where the decimal sign is a comma. */
const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];
const SEPARATOR_NAMES: Readonly<Record<Separator, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' };
/** The separators as a text, for messages. */
export const SEPARATORS_TEXT = SEPARATORS.map((separator) => SEPARATOR_NAMES[separator]).join(', ');
/** A first line by which a spreadsheet declares the separator. */
const DECLARED = /^"?sep=([,;\t|])"?\r?$/i;
const QUOTED = /"[^"]*"/g;
const DECIMAL_COMMA = /^(-?\d+),(\d+(?:e-?\d+)?)$/i;

export interface Csv {
  columns: readonly string[];
  /** Parsed lazily; can be iterated once. Empty rows are skipped. */
  rows: Iterable<CsvRow>;
}

interface Cells {
  line: number;
  cells: string[];
}

/** Limits on row width and cell length: anything larger is a different kind of file, or a quote that is never closed. */
const MOST_CELLS = 1000;
const LONGEST_CELL = 20_000;

/** Reads the first line, without losing it. */
function firstLine(chunks: Iterable<string>): { text: string; all: Iterable<string> } {
  const rest = chunks[Symbol.iterator]();
  let text = '';
  for (let part = rest.next(); part.done !== true; part = rest.next()) {
    text += part.value;
    if (text.includes('\n') || text.length > LONGEST_CELL) break;
  }
  const all = function* (): Generator<string> {
    yield text;
    for (let part = rest.next(); part.done !== true; part = rest.next()) yield part.value;
  };
  return { text: text.split('\n', 1)[0] ?? '', all: all() };
}

/** The separator that the header contains most often, outside of quotes. */
function separatorOf(header: string): Separator {
  const plain = header.replace(QUOTED, '');
  const counts = SEPARATORS.map((separator) => ({ separator, count: plain.split(separator).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).separator;
}

/** Cells of every record by RFC 4180: LF or CRLF, double quotes doubled inside quotes. A quote inside a plain cell is text. */
function* records(chunks: Iterable<string>, separator: Separator): Generator<Cells> {
  let [line, opened] = [1, 1];
  let record: Cells = { line, cells: [] };
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' | 'quote' = 'start';
  const endCell = (): void => {
    const isPlain = state === 'plain' || state === 'start';
    record.cells.push(isPlain && cell.endsWith('\r') ? cell.slice(0, -1) : cell);
    if (record.cells.length > MOST_CELLS) throw new RowProblem(record.line, `more than ${MOST_CELLS} cells in a row`);
    [cell, state] = ['', 'start'];
  };
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at] as string;
      if (cell.length > LONGEST_CELL)
        throw new RowProblem(
          opened,
          state === 'quoted' ? 'a quoted cell is never closed' : `a cell of more than ${LONGEST_CELL} characters`,
        );
      if (state === 'quoted') {
        if (char === '"') state = 'quote';
        else cell += char;
        if (char === '\n') line += 1;
      } else if (char === '\n') {
        endCell();
        yield record;
        line += 1;
        [record, opened] = [{ line, cells: [] }, line];
      } else if (char === separator) {
        endCell();
        opened = line;
      } else if (state === 'quote') {
        if (char === '"') [cell, state] = [`${cell}"`, 'quoted'];
        else if (char !== '\r') throw new RowProblem(line, 'text after a closing quote');
      } else if (state === 'start' && char === '"') {
        state = 'quoted';
      } else {
        cell += char;
        state = 'plain';
      }
    }
  }
  if (state === 'quoted') throw new RowProblem(opened, 'a quoted cell is never closed');
  if (cell !== '' || record.cells.length > 0 || state === 'quote') {
    endCell();
    yield record;
  }
}

const isBlank = ({ cells }: Cells): boolean => cells.every((cell) => cell.trim() === '');

interface Header {
  columns: readonly string[];
  places: ReadonlyMap<string, number>;
  separator: Separator;
}

function rowOf({ line, cells }: Cells, { columns, places, separator }: Header): CsvRow {
  // Allow empty extra cells, because spreadsheets leave trailing separators.
  const isWhole = cells.length >= columns.length && cells.slice(columns.length).every((cell) => cell.trim() === '');
  const textAt = (place: number): string => {
    const separated = separator === ',' ? '' : ` separated by ${SEPARATOR_NAMES[separator]}`;
    if (!isWhole) throw new RowProblem(line, `${cells.length} cells${separated}; the header has ${columns.length}`);
    return cells[place] ?? '';
  };
  const get = (column: string): string => {
    const place = places.get(column);
    if (place === undefined) throw new RowProblem(1, `the column ${column} is missing`);
    return textAt(place);
  };
  const find = (column: string): string => textAt(places.get(column) ?? columns.length);
  const pointed = (text: string): string => (separator === ',' ? text : text.replace(DECIMAL_COMMA, '$1.$2'));
  return {
    line,
    get,
    find,
    getNumber: (column) => pointed(get(column)),
    findNumber: (column) => pointed(find(column)),
  };
}

/**
 * Streams a CSV file row by row, with commas, semicolons, tabs or vertical bars between the cells. Columns without a name are ignored.
 * @throws RowProblem with its line: missing header, duplicate column, or unclosed quote.
 */
export function openCsv(chunks: Iterable<string>): Csv {
  const first = firstLine(chunks);
  const declared = DECLARED.exec(first.text)?.[1] as Separator | undefined;
  const separator = declared ?? separatorOf(first.text);
  const all = records(first.all, separator);
  if (declared !== undefined) all.next();
  const header = all.next();
  if (header.done === true || isBlank(header.value)) throw new RowProblem(1, 'the file has no header');
  const columns = header.value.cells.map((column) => column.trim());
  while (columns.at(-1) === '') columns.pop();
  const places = new Map<string, number>();
  columns.forEach((column, place) => {
    if (column !== '' && places.has(column)) throw new RowProblem(1, `the header names the column ${column} twice`);
    places.set(column, place);
  });
  const rows = function* (): Generator<CsvRow> {
    for (const record of all) if (!isBlank(record)) yield rowOf(record, { columns, places, separator });
  };
  return { columns: columns.filter((column) => column !== ''), rows: rows() };
}
