export interface ComboboxOption {
  /** Passed to `onChange` when it is selected. */
  value: string;
  /** Text of the option, matched against the typed text. */
  label: string;
  /** Short note at the end: a country, a count. */
  note?: string;
  /** Whether it is visible but cannot be selected. */
  isDisabled?: boolean;
}

/** The next enabled option in a direction, wrapping around; -1 when there is none. */
export function nextOption(options: readonly ComboboxOption[], from: number, step: 1 | -1): number {
  for (let count = 1; count <= options.length; count += 1) {
    const start = from < 0 && step === -1 ? 0 : from;
    const at = (((start + step * count) % options.length) + options.length) % options.length;
    if (!options[at]?.isDisabled) return at;
  }
  return -1;
}
