import { RowProblem } from './row-problem.ts';

/** One element of the list, with the line where it begins. */
export interface JsonRow {
  line: number;
  value: unknown;
}

/** Lines where the elements of the array under a top-level key begin. The text is valid JSON. */
function elementLines(text: string, key: string): number[] {
  const lines: number[] = [];
  let [line, depth, isInString, string, lastKey] = [1, 0, false, '', ''];
  let isInList = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (char === '\n') line += 1;
    if (isInString) {
      if (char === '\\') string += text[(at += 1)] ?? '';
      else if (char === '"') isInString = false;
      else string += char;
      continue;
    }
    if (char === '"') [isInString, string] = [true, ''];
    if (char === ':' && depth === 1) lastKey = string;
    if (char === '[' && depth === 1 && lastKey === key) isInList = true;
    if (char === '{' && depth === 2 && isInList) lines.push(line);
    if (char === '{' || char === '[') depth += 1;
    if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 1) isInList = false;
    }
  }
  return lines;
}

const AT_LINE = /\(line (\d+)/;

/**
 * Reads `{ name, [list]: [...] }` and keeps the line of every element of the list.
 * @throws RowProblem when the text is no JSON, or is another shape.
 */
export function parseJsonList(text: string, list: string): { top: Record<string, unknown>; rows: readonly JsonRow[] } {
  let top: unknown;
  try {
    top = JSON.parse(text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new RowProblem(Number(AT_LINE.exec(message)?.[1] ?? 1), `not JSON: ${message}`);
  }
  if (typeof top !== 'object' || top === null || Array.isArray(top)) throw new RowProblem(1, 'the file is no JSON object');
  const fields = top as Record<string, unknown>;
  const elements: unknown = fields[list];
  if (!Array.isArray(elements)) throw new RowProblem(1, `the file has no list "${list}"`);
  const lines = elementLines(text, list);
  return { top: fields, rows: elements.map((value: unknown, at) => ({ line: lines[at] ?? 1, value })) };
}
