/** What the modules that play casino games need to know of a game of the catalogue. */
export interface OfferedGame {
  /** Id of the mathematics that it is played with. */
  model: string;
  /** ISO 3166 numeric codes of countries where its studio does not offer it. */
  blockedCountries: readonly number[];
  /** The provider that plays its rounds for money on a server of its own; left out where this backend plays them. */
  servedBy?: string | undefined;
}

/** The casino's catalogue, as other modules see it. The module that keeps it answers. @spec CS-01 CS-02 */
export interface CasinoGames {
  find: (game: number) => OfferedGame | undefined;
  ofModel: (model: string) => readonly OfferedGame[];
}

/** Where no module keeps a catalogue, models are played as they are. */
export const noCasinoGames: CasinoGames = { find: () => undefined, ofModel: () => [] };
