import { type CasinoGames, type OfferedGame, Refusal } from '@touchline/server-kernel';

/** A requested game: its model, and its catalogue id if it is played from the catalogue. */
export interface GameRef {
  model: string;
  game?: number | undefined;
}

/** @throws Refusal 400 if the catalogue has no such game or it has a different model */
function requireGame(casinoGames: CasinoGames, { model, game }: { model: string; game: number }): OfferedGame {
  const offered = casinoGames.find(game);
  if (offered?.model === model) return offered;
  throw new Refusal(400, 'bad-request', { detail: 'The model has no such game', field: 'game' });
}

/**
 * Whether a game may be played in a country. A model requested without a catalogue game is offered unless all its games are blocked there.
 *
 * @throws Refusal 400 if the catalogue has no such game or it has a different model
 * @spec CS-02
 */
export function isOffered(casinoGames: CasinoGames, { model, game }: GameRef, country: number | null): boolean {
  const games = game === undefined ? casinoGames.ofModel(model) : [requireGame(casinoGames, { model, game })];
  return country === null || games.length === 0 || games.some(({ blockedCountries }) => !blockedCountries.includes(country));
}

/** @throws Refusal 403 `country-not-offered`; nothing is stored under the round's id */
export function requireOffered(casinoGames: CasinoGames, ref: GameRef, country: number | null): void {
  if (isOffered(casinoGames, ref, country)) return;
  throw new Refusal(403, 'country-not-offered', { detail: 'This game is not offered in your country', field: 'game' });
}

/** @throws Refusal 400 for a game whose real-money rounds an external provider plays */
export function requireHouse(casinoGames: CasinoGames, { game }: GameRef): void {
  if (game === undefined || casinoGames.find(game)?.servedBy === undefined) return;
  throw new Refusal(400, 'bad-request', { detail: 'Rounds of this game are played by its provider', field: 'game' });
}
