import { FIT, matchText } from '@touchline/shared-primitives/typing';
import type { ComboboxOption } from './options.ts';

/**
 * Options that contain the typed text: those that start with it, then those with a word that does, then the others. An empty text matches
 * all, in their original order.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const fitOf = matchText(typed);
  return options
    .map((option) => ({ option, fit: fitOf(option.label) }))
    .filter(({ fit }) => fit !== FIT.none)
    .sort((one, other) => one.fit - other.fit)
    .map(({ option }) => option);
}
