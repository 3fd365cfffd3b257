import { type CasinoGames, type OfferedGame, Refusal } from '@touchline/server-kernel';

/** A game as it is asked for: its model, and its number in the catalogue where it is played from there. */
export interface AskedGame {
  model: string;
  game?: number | undefined;
}

/** @throws Refusal 400 when the catalogue has no such game, or one of another model */
function requireGame(casinoGames: CasinoGames, { model, game }: { model: string; game: number }): OfferedGame {
  const offered = casinoGames.find(game);
  if (offered?.model === model) return offered;
  throw new Refusal(400, 'bad-request', { detail: 'The model has no such game', field: 'game' });
}

/**
 * Whether a game may be played in a country. A model that is asked for without a game of the catalogue is closed where all its games are.
 *
 * @throws Refusal 400 when the catalogue has no such game, or one of another model
 * @spec CS-02
 */
export function isOffered(casinoGames: CasinoGames, { model, game }: AskedGame, country: number | null): boolean {
  const asked = game === undefined ? casinoGames.ofModel(model) : [requireGame(casinoGames, { model, game })];
  return country === null || asked.length === 0 || asked.some(({ blockedCountries }) => !blockedCountries.includes(country));
}

/** @throws Refusal 403 `country-not-offered`; nothing is kept under the round's id */
export function requireOffered(casinoGames: CasinoGames, asked: AskedGame, country: number | null): void {
  if (isOffered(casinoGames, asked, country)) return;
  throw new Refusal(403, 'country-not-offered', { detail: 'This game is not offered in your country', field: 'game' });
}

/** @throws Refusal 400 for a game whose rounds for money a provider plays on a server of its own */
export function requireHouse(casinoGames: CasinoGames, { game }: AskedGame): void {
  if (game === undefined || casinoGames.find(game)?.servedBy === undefined) return;
  throw new Refusal(400, 'bad-request', { detail: 'Rounds of this game are played by its provider', field: 'game' });
}
