import { type Block, DEEPEST, type Inline, isSafeHref, plainText } from '@touchline/content-contract';
import { lowerAscii } from '@touchline/shared-primitives';
import MarkdownIt, { type Token } from 'markdown-it';
import { ContentFault } from './fault.ts';

/** Longest text of one document, in characters. */
export const LONGEST_TEXT = 60_000;
/** Raw HTML is parsed only to be reported in an error; it is never rendered. */
const parser = new MarkdownIt('commonmark', { html: true }).enable('table');
// Links are validated below, where a bad one can be reported; the parser would silently leave it in the text as written.
parser.validateLink = () => true;
const ID_OF_HEADING = /\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/;

interface Node {
  token: Token;
  children: Node[];
}

/** Turns opening and closing tokens into a tree. */
function treeOf(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node: Node = { token, children: [] };
    open.at(-1)?.push(node);
    if (token.nesting === 1) open.push(node.children);
    if (open.length > 3 * DEEPEST) throw new ContentFault('lists and quotes lie too deep in each other');
  }
  return root;
}

const MARKS: Readonly<Record<string, 'strong' | 'em'>> = { strong_open: 'strong', em_open: 'em' };

function hrefOf(token: Token): string {
  const href = String(token.attrGet('href') ?? '');
  if (!isSafeHref(href)) throw new ContentFault(`a link may not lead to '${href.slice(0, 60)}'`);
  return href;
}

function wordsOf(nodes: readonly Node[], depth = 0): Inline[] {
  if (depth > DEEPEST) throw new ContentFault('emphasis lies too deep in itself');
  return nodes.flatMap(({ token, children }): Inline[] => {
    const mark = MARKS[token.type];
    if (mark !== undefined) return [{ type: mark, children: wordsOf(children, depth + 1) }];
    if (token.type === 'link_open') return [{ type: 'link', href: hrefOf(token), children: wordsOf(children, depth + 1) }];
    if (token.type === 'code_inline') return [{ type: 'code', children: [token.content] }];
    if (token.type === 'text' || token.type === 'text_special') return token.content === '' ? [] : [token.content];
    if (token.type === 'softbreak') return [' '];
    if (token.type === 'hardbreak') return [{ type: 'break' }];
    throw new ContentFault(`'${token.type}' is not allowed in a text`);
  });
}

const inlineOf = (nodes: readonly Node[]): Inline[] =>
  nodes.flatMap(({ token }) => (token.type === 'inline' ? wordsOf(treeOf(token.children ?? [])) : []));

/** The anchor of a heading: given explicitly as `{#id}`, else derived from its Latin letters, else numbered. */
function anchorOf(children: Inline[], nth: number): { id: string; children: Inline[] } {
  const last = children.at(-1);
  const named = typeof last === 'string' ? ID_OF_HEADING.exec(last) : null;
  if (named !== null && typeof last === 'string')
    return { id: named[1] ?? '', children: [...children.slice(0, -1), last.slice(0, named.index).trimEnd()] };
  const latin = lowerAscii(plainText(children))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return { id: latin === '' ? `part-${nth}` : latin.replace(/-$/, ''), children };
}

const cellsOf = (row: Node | undefined): Inline[][] => (row?.children ?? []).map(({ children }) => inlineOf(children));

function tableOf(node: Node): Block {
  const [head, body] = node.children;
  return { type: 'table', head: cellsOf(head?.children[0]), rows: (body?.children ?? []).map(cellsOf) };
}

function blocksOf(nodes: readonly Node[], seen: Set<string>): Block[] {
  return nodes.map((node): Block => {
    const { token, children } = node;
    switch (token.type) {
      case 'heading_open': {
        const level = Number(token.tag.slice(1));
        if (level !== 2 && level !== 3) throw new ContentFault(`a heading of level ${level}; a text has levels 2 and 3`);
        const { id, children: words } = anchorOf(inlineOf(children), seen.size + 1);
        if (seen.has(id)) throw new ContentFault(`two headings have the anchor '${id}'`);
        seen.add(id);
        return { type: 'heading', level, id, children: words };
      }
      case 'paragraph_open':
        return { type: 'paragraph', children: inlineOf(children) };
      case 'bullet_list_open':
      case 'ordered_list_open':
        return {
          type: 'list',
          isOrdered: token.type === 'ordered_list_open',
          items: children.map((item) => blocksOf(item.children, seen)),
        };
      case 'blockquote_open':
        return { type: 'quote', children: blocksOf(children, seen) };
      case 'table_open':
        return tableOf(node);
      default:
        throw new ContentFault(`'${token.type}' is not allowed in a text`);
    }
  });
}

/**
 * Parses Markdown into a tree of allowed nodes.
 *
 * @throws ContentFault for raw HTML, images, unsafe links, headings of other levels, and text that is too long or nested too deeply.
 */
export function readMarkdown(text: string): Block[] {
  if (text.length > LONGEST_TEXT) throw new ContentFault(`a text of more than ${LONGEST_TEXT} characters`);
  return blocksOf(treeOf(parser.parse(text, {})), new Set());
}
