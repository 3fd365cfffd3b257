import { RowProblem } from './row-problem.ts';

/** One element of the list, with the line where it begins. */
export interface JsonRow {
  line: number;
  value: unknown;
}

export interface JsonList {
  /** Fields next to the list; complete once the rows have been read. */
  top: Readonly<Record<string, unknown>>;
  /** Elements of the list, parsed lazily; can be iterated once. */
  rows: Iterable<JsonRow>;
}

/** An element or field is a match or a name; anything longer is a different kind of file. */
const LONGEST_PART = 200_000;

const parsed = (text: string, line: number): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new RowProblem(line, `not JSON: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
};

/** Streams the parts of a JSON object: the text of every field, and the elements of the list one by one. */
interface Part {
  key: string;
  isElement: boolean;
  line: number;
  text: string;
}

function* partsOf(chunks: Iterable<string>, list: string): Generator<Part> {
  let [line, depth, isInString, isEscaped, isInList] = [1, 0, false, false, false];
  let [key, text, began, isValue] = ['', '', 1, false];
  const take = (isElement: boolean): Part => {
    const part = { key, isElement, line: began, text };
    [text, isValue] = ['', isElement];
    return part;
  };
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk[at] as string;
      if (char === '\n') line += 1;
      if (text.length > LONGEST_PART) throw new RowProblem(began, `a part of more than ${LONGEST_PART} characters`);
      const base = isInList ? 2 : 1;
      if (!isInString) {
        const isBlank = /\s/.test(char) || char === '\u{feff}';
        if (isBlank && text === '') continue;
        if (depth === 0) {
          if (char !== '{') throw new RowProblem(line, 'the file is no JSON object');
          depth = 1;
          continue;
        }
        if (depth === base && (char === ',' || char === '}' || char === ']')) {
          if (text !== '') yield take(isInList);
          if (isInList && char === ']') [isInList, isValue, depth] = [false, false, 1];
          else if (char !== ',') depth -= 1;
          if (!isInList) isValue = false;
          if (depth === 0) return;
          continue;
        }
        if (depth === 1 && !isValue && char === ':') {
          key = String(parsed(text, began));
          [text, isValue] = ['', true];
          continue;
        }
        if (depth === 1 && isValue && text === '' && char === '[' && key === list) {
          [isInList, depth] = [true, 2];
          yield take(true);
          continue;
        }
        if (char === '{' || char === '[') depth += 1;
        if (char === '}' || char === ']') depth -= 1;
      }
      if (text === '') began = line;
      text += char;
      if (isInString && !isEscaped && char === '\\') isEscaped = true;
      else {
        if (char === '"' && !isEscaped) isInString = !isInString;
        isEscaped = false;
      }
    }
  }
  throw new RowProblem(line, 'not JSON: the text ends too early');
}

/**
 * Streams `{ name, [list]: [...] }` and keeps the line number of every element of the list.
 * @throws RowProblem, here or while iterating, if the text is not JSON or has another shape.
 */
export function openJsonList(chunks: Iterable<string>, list: string): JsonList {
  const top: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const rows = function* (): Generator<JsonRow> {
    let hasList = false;
    for (const { key, isElement, line, text } of partsOf(chunks, list)) {
      if (isElement) {
        hasList = true;
        // The first part only marks the start of the list.
        if (text !== '') yield { line, value: parsed(text, line) };
      } else top[key] = parsed(text, line);
    }
    if (!hasList) throw new RowProblem(1, `the file has no list "${list}"`);
  };
  return { top, rows: rows() };
}
