import { foldText } from '../typing/fold.ts';

export interface ComboboxOption {
  /** What is reported when it is taken. */
  value: string;
  /** Its words; typed letters are looked for in them. */
  label: string;
  /** A few words at its end: a country, a count. */
  note?: string;
  /** It can be seen and not taken. */
  isDisabled?: boolean;
}

/**
 * Options whose words hold what is typed: first those that begin with it, then those with a word that does, then the rest. Nothing typed is
 * everything, in its own order.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string, language: string): readonly ComboboxOption[] {
  const wanted = foldText(typed, language);
  if (wanted === '') return options;
  const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []];
  for (const option of options) {
    const label = foldText(option.label, language);
    if (label.startsWith(wanted)) ranks[0].push(option);
    else if (label.includes(` ${wanted}`)) ranks[1].push(option);
    else if (label.includes(wanted)) ranks[2].push(option);
  }
  return ranks.flat();
}

/** The next option in a direction that can be taken, round the end; -1 when none can. */
export function nextOption(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  for (let count = 1; count <= options.length; count += 1) {
    const start = from < 0 && step === -1 ? 0 : from;
    const at = (((start + step * count) % options.length) + options.length) % options.length;
    if (!options[at]?.isDisabled) return at;
  }
  return -1;
}
