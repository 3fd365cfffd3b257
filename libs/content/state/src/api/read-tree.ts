import { DEEPEST, isSafeHref, type Block, type Inline } from '@touchline/content-contract';
import { fieldsOf, isText, oneOf, readSome } from '@touchline/shared-primitives';

/** Maximum length of one text. */
const LONGEST = 10_000;
/** Maximum number of parts in a list. */
const MOST = 500;

const isPartText = (value: unknown): value is string => isText(value) && value.length <= LONGEST;
const isSlug = (value: unknown): value is string => isText(value) && value.length <= 60 && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value);

/** Parses the first parts of a list; drops invalid ones and those beyond the maximum. */
const readParts = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  readSome(Array.isArray(value) ? value.slice(0, MOST) : [], read) ?? [];

function readInline(value: unknown, depth: number): Inline | null {
  if (isPartText(value)) return value;
  const { type, children, href } = fieldsOf(value);
  if (type === 'break') return { type };
  if (depth > DEEPEST) return null;
  const words = readParts(children, (child) => readInline(child, depth + 1));
  const mark = oneOf(['strong', 'em', 'code'], type);
  if (mark !== undefined) return { type: mark, children: words };
  return type === 'link' && isPartText(href) && isSafeHref(href) ? { type, href, children: words } : null;
}

const readWords = (value: unknown): Inline[] => readParts(value, (child) => readInline(child, 0));
const readRow = (value: unknown): Inline[][] => readParts(value, readWords);

function readBlock(value: unknown, depth: number): Block | null {
  const { type, level, id, children, isOrdered, items, head, rows } = fieldsOf(value);
  if (depth > DEEPEST) return null;
  const within = (list: unknown): Block[] => readParts(list, (child) => readBlock(child, depth + 1));
  switch (type) {
    case 'heading':
      return isSlug(id) ? { type, level: level === 3 ? 3 : 2, id, children: readWords(children) } : null;
    case 'paragraph':
      return { type, children: readWords(children) };
    case 'list':
      return { type, isOrdered: isOrdered === true, items: readParts(items, within) };
    case 'quote':
      return { type, children: within(children) };
    case 'table':
      return { type, head: readRow(head), rows: readParts(rows, readRow) };
    default:
      return null;
  }
}

/** Parses a text. Drops everything that is not allowed; the result never contains markup. */
export const readTree = (value: unknown): Block[] => readParts(value, (block) => readBlock(block, 0));
