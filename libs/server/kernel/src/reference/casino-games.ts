/** A casino game of the catalogue, as the modules that play it see it. */
export interface OfferedGame {
  /** Id of its mathematical model. */
  model: string;
  /** ISO 3166 numeric codes of countries where its studio does not offer it. */
  blockedCountries: readonly number[];
  /** The provider that runs its money rounds on its own server; absent if this backend runs them. */
  servedBy?: string | undefined;
}

/** The casino's catalogue, provided by the module that keeps it. @spec CS-01 CS-02 */
export interface CasinoGames {
  find: (game: number) => OfferedGame | undefined;
  ofModel: (model: string) => readonly OfferedGame[];
}

/** Used if no module keeps a catalogue: all models are played without restrictions. */
export const noCasinoGames: CasinoGames = { find: () => undefined, ofModel: () => [] };
