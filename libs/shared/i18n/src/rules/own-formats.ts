/**
 * Formats of a language whose data browsers leave out (Chromium knows neither Kazakh nor Azerbaijani): numbers come from a language that
 * writes them alike, names from here. The same on the edge, whose data is complete, so that both draw the same page.
 */
export interface OwnFormats {
  /** The language whose numbers are written the same way. */
  numbers: string;
  /** From January. */
  months: { long: readonly string[]; short: readonly string[] };
  /** From Sunday. */
  days: { long: readonly string[]; short: readonly string[] };
  /** Patterns by unit, past and future; `{0}` is the number. */
  relative: Readonly<Record<string, readonly [past: string, future: string]>>;
  /** Patterns by unit, in full and abbreviated; `{0}` is the number. */
  units: Readonly<Record<string, readonly [long: string, short: string]>>;
  /** The word before the last of a list. */
  list: Readonly<Record<'conjunction' | 'disjunction', string>>;
  /** Names by code. */
  names: Readonly<Record<'language' | 'currency' | 'region', Readonly<Record<string, string>>>>;
}
