import { accepting, corrections, returns, settling } from './rules-texts.ts';
import type { Part, Text } from './text.ts';

/** A chapter begins with its heading. */
type Chapter = readonly [heading: Part, ...rest: Text];
const chapter = (text: Text): Chapter => {
  const [heading, ...rest] = text;
  if (heading?.[0] !== 'h') throw new Error('A chapter of the rules begins with its heading; the list of chapters shows it.');
  return [heading, ...rest];
};

/** Chapters of the rules by their names in the url. */
export const CHAPTERS = {
  accepting: chapter(accepting),
  settling: chapter(settling),
  returns: chapter(returns),
  corrections: chapter(corrections),
} as const;
export const isChapter = (name: string | undefined): name is keyof typeof CHAPTERS => name !== undefined && Object.hasOwn(CHAPTERS, name);
