import type { MessageDescriptor } from 'react-intl';

/** A paragraph, a heading, a point of a list, a word with its meaning. */
export type PartKind = 'p' | 'h' | 'li' | 'dt' | 'dd';
export type Part = readonly [kind: PartKind, words: MessageDescriptor];
export type Text = readonly Part[];

/** Neighbours that stand in one element: points of one list, words of one glossary. */
export function groupsOf(text: Text): { tag: 'ul' | 'dl' | undefined; parts: Part[] }[] {
  const groups: { tag: 'ul' | 'dl' | undefined; parts: Part[] }[] = [];
  for (const part of text) {
    const tag = part[0] === 'li' ? 'ul' : part[0] === 'dt' || part[0] === 'dd' ? 'dl' : undefined;
    const last = groups.at(-1);
    if (last !== undefined && tag !== undefined && last.tag === tag) last.parts.push(part);
    else groups.push({ tag, parts: [part] });
  }
  return groups;
}
