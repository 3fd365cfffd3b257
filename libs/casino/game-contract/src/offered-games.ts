/** A casino game of the catalogue, as the modules of a backend that play it need it. */
export interface OfferedGame {
  /** Id of its mathematical model. */
  model: string;
  /** ISO 3166 numeric codes of countries where its studio does not offer it. */
  blockedCountries: readonly number[];
  /** The provider that runs its money rounds on its own server; absent if this backend runs them. */
  servedBy?: string | undefined;
}

/** The casino's catalogue, as the modules of a backend that play its games need it. @spec CS-01 CS-02 */
export interface OfferedGames {
  find: (game: number) => OfferedGame | undefined;
  ofModel: (model: string) => readonly OfferedGame[];
}

/** The service through which they get it. Without a module that keeps a catalogue, all models are played without restrictions. */
export const OFFERED_GAMES: { readonly name: string; readonly otherwise: OfferedGames } = {
  name: 'offered-games',
  otherwise: { find: () => undefined, ofModel: () => [] },
};
