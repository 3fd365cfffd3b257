import { fold } from '@touchline/shared-primitives/typing';
import type { Command } from '@touchline/shared-state';

/** Words of a text for comparison, separated by single spaces. */
const folded = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const FIT = { exact: 0, start: 1, words: 2, note: 3 } as const;

/** Rank of a command for a query; lower is better, undefined means no match. */
function fitOf({ title, note = '' }: Command, wanted: string): number | undefined {
  const own = folded(title);
  const all = `${own} ${folded(note)}`;
  if (own === wanted) return FIT.exact;
  if (own.startsWith(wanted)) return FIT.start;
  const begins = (text: string): boolean => wanted.split(' ').every((word) => ` ${text}`.includes(` ${word}`));
  return begins(own) ? FIT.words : begins(all) ? FIT.note : undefined;
}

/** Commands whose words start with the words of the query, best match first; equal matches keep their order. @spec BT-05 */
export function rankCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = folded(query);
  if (wanted === '') return [];
  return commands
    .flatMap((command) => {
      const fit = fitOf(command, wanted);
      return fit === undefined ? [] : [{ command, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ command }) => command);
}

/** Index of the preselected command: the first, unless the query matches several selections, from which the player chooses. */
export const readyLine = (commands: readonly Command[]): number => {
  const [first, second] = commands;
  if (first === undefined) return -1;
  return first.group === 'selections' && second?.group === 'selections' ? -1 : 0;
};
