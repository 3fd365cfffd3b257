import { fold } from './fold.ts';

/** How well a text matches what was typed; lower is better. */
export const FIT = { start: 0, word: 1, inside: 2, none: -1 } as const;
export type Fit = (typeof FIT)[keyof typeof FIT];

/** Shorter texts are found in most names once their letters are dropped. */
const SHORTEST_LOOSE = 3;
/** Without spaces and strokes, and with `ö` and `å` as people write them on other keyboards: `Koeln`, `Aalborg`. */
const loose = (folded: string): string => folded.replaceAll(/[ /]/g, '').replaceAll(/(?<=[aou])e|(?<=a)a/g, '');

/**
 * Compares texts with what a person typed into a search. A text matches if it contains every typed word, in any order; spaces, hyphens and
 * apostrophes do not matter. An empty search matches everything.
 *
 * @param folded - the folding of both; {@link fold} unless the search also transliterates.
 * @spec BT-05
 * @example
 * const fitOf = matchText('ispan');
 * [fitOf('İspanya'), fitOf('Trinidad'), fitOf('Yeni İspanya')]; // => [FIT.start, FIT.none, FIT.word]
 */
export function matchText(typed: string, folded: (text: string) => string = fold): (text: string) => Fit {
  const wanted = folded(typed);
  const words = wanted.split(' ');
  const looseWanted = loose(wanted);
  return (text) => {
    const own = folded(text);
    if (own.startsWith(wanted)) return FIT.start;
    if (own.includes(` ${wanted}`)) return FIT.word;
    if (words.every((word) => own.includes(word))) return FIT.inside;
    return looseWanted.length >= SHORTEST_LOOSE && loose(own).includes(looseWanted) ? FIT.inside : FIT.none;
  };
}

/** A filter for texts that match what a person typed; see {@link matchText}. @spec BT-05 */
export function textFilter(typed: string, folded: (text: string) => string = fold): (text: string) => boolean {
  const fitOf = matchText(typed, folded);
  return (text) => fitOf(text) !== FIT.none;
}
