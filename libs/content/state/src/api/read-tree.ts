import { DEEPEST, isSafeHref, type Block, type Inline } from '@touchline/content-contract';
import { fieldsOf, isSlug, isText, oneOf, readAll } from './read-fields.ts';

function readInline(value: unknown, depth: number): Inline | null {
  if (isText(value)) return value;
  const { type, children, href } = fieldsOf(value);
  if (type === 'break') return { type };
  if (depth > DEEPEST) return null;
  const words = readAll(children, (child) => readInline(child, depth + 1));
  const mark = oneOf(['strong', 'em', 'code'], type);
  if (mark !== undefined) return { type: mark, children: words };
  return type === 'link' && isText(href) && isSafeHref(href) ? { type, href, children: words } : null;
}

const readWords = (value: unknown): Inline[] => readAll(value, (child) => readInline(child, 0));
const readRow = (value: unknown): Inline[][] => readAll(value, readWords);

function readBlock(value: unknown, depth: number): Block | null {
  const { type, level, id, children, isOrdered, items, head, rows } = fieldsOf(value);
  if (depth > DEEPEST) return null;
  const within = (list: unknown): Block[] => readAll(list, (child) => readBlock(child, depth + 1));
  switch (type) {
    case 'heading':
      return isSlug(id) ? { type, level: level === 3 ? 3 : 2, id, children: readWords(children) } : null;
    case 'paragraph':
      return { type, children: readWords(children) };
    case 'list':
      return { type, isOrdered: isOrdered === true, items: readAll(items, within) };
    case 'quote':
      return { type, children: within(children) };
    case 'table':
      return { type, head: readRow(head), rows: readAll(rows, readRow) };
    default:
      return null;
  }
}

/** A text as the network gave it. What is not allowed in a text is left out; nothing of it is ever markup. */
export const readTree = (value: unknown): Block[] => readAll(value, (block) => readBlock(block, 0));
