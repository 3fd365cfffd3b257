import { fold } from '@touchline/shared-primitives/typing';

/** Moves the focus to the next item after `from` that starts with the letter. Loaded when a letter is typed. */
export function jumpToLetter(items: readonly HTMLElement[], from: number, letter: string): void {
  const wanted = fold(letter);
  const isWanted = ({ textContent }: HTMLElement) => wanted !== '' && fold(textContent).startsWith(wanted);
  [...items.slice(from + 1), ...items.slice(0, from + 1)].find(isWanted)?.focus();
}
