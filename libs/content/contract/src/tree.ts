/** Words of a text. Nothing else can be in it: neither markup nor program. */
export type Inline =
  | string
  | { type: 'strong' | 'em' | 'code'; children: readonly Inline[] }
  | { type: 'link'; href: string; children: readonly Inline[] }
  | { type: 'break' };

/** Parts of a text. A heading has an anchor of its own. */
export type Block =
  | { type: 'heading'; level: 2 | 3; id: string; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'list'; isOrdered: boolean; items: readonly (readonly Block[])[] }
  | { type: 'quote'; children: readonly Block[] }
  | { type: 'table'; head: readonly (readonly Inline[])[]; rows: readonly (readonly (readonly Inline[])[])[] };

/** How deep lists, quotes and emphasis may lie in each other. */
export const DEEPEST = 6;

/** The words of a text without what marks them. */
export const plainText = (children: readonly Inline[]): string =>
  children.map((part) => (typeof part === 'string' ? part : part.type === 'break' ? ' ' : plainText(part.children))).join('');

/**
 * Where a text may lead: pages of the site, places of the page, and other sites over https. Never a program, and never another site by a
 * path that looks like one of ours.
 */
export const isSafeHref = (href: string): boolean =>
  href.length <= 500 && (/^\/(?![/\\])[^\s\\]*$/.test(href) || /^#[\w-]+$/.test(href) || /^https:\/\/[a-z0-9.-]+(\/[^\s\\]*)?$/.test(href));
