/**
 * Formats of a language that browsers lack (Chromium has neither Kazakh nor Azerbaijani): numbers follow a language that writes them alike,
 * names are listed here. The edge, whose data is complete, uses them too, so that both render the same page.
 */
export interface OwnFormats {
  /** A language that writes numbers the same way. */
  numbers: string;
  /** Starting with January. */
  months: { long: readonly string[]; short: readonly string[] };
  /** Starting with Sunday. */
  days: { long: readonly string[]; short: readonly string[] };
  /** Patterns by unit, past and future; `{0}` is the number. */
  relative: Readonly<Record<string, readonly [past: string, future: string]>>;
  /** Patterns by unit, long and short; `{0}` is the number. */
  units: Readonly<Record<string, readonly [long: string, short: string]>>;
  /** The word before the last item of a list. */
  list: Readonly<Record<'conjunction' | 'disjunction', string>>;
  /** Names by code. */
  names: Readonly<Record<'language' | 'currency' | 'region', Readonly<Record<string, string>>>>;
}
