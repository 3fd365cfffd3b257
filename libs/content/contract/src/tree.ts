/** Inline text. Contains neither markup nor scripts. */
export type Inline =
  | string
  | { type: 'strong' | 'em' | 'code'; children: readonly Inline[] }
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'break' };

/** Block of a text. Headings have anchors. */
export type Block =
  | { type: 'heading'; level: 2 | 3; id: string; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'list'; isOrdered: boolean; items: readonly (readonly Block[])[] }
  | { type: 'quote'; children: readonly Block[] }
  | { type: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] };

/** Maximum nesting of lists, quotes and emphasis. */
export const DEEPEST = 6;

/** Text without formatting. */
export const plainText = (children: readonly Inline[]): string =>
  children.map((part) => (typeof part === 'string' ? part : part.type === 'break' ? ' ' : plainText(part.children))).join('');

/**
 * Whether a link in a text is allowed: pages of the site, anchors, and other sites over https. Rejects scripts and paths that resolve to
 * another site.
 */
export const isSafeHref = (href: string): boolean =>
  href.length <= 500 && (/^\/(?![/\\])[^\s\\]*$/.test(href) || /^#[\w-]+$/.test(href) || /^https:\/\/[a-z0-9.-]+(\/[^\s\\]*)?$/.test(href));
