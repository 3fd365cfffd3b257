import type { OfferedGame, OfferedGames } from '@touchline/casino-game-contract/schemas';
import { Refusal } from '@touchline/server-kernel';

/** A requested game: its model, and its catalogue id if it is played from the catalogue. */
export interface GameRef {
  model: string;
  game?: number | undefined;
}

/** @throws Refusal 400 if the catalogue has no such game or it has a different model */
function requireGame(offered: OfferedGames, { model, game }: { model: string; game: number }): OfferedGame {
  const found = offered.find(game);
  if (found?.model === model) return found;
  throw new Refusal(400, 'bad-request', { detail: 'The model has no such game', field: 'game' });
}

/**
 * Whether a game may be played in a country. A model requested without a catalogue game is offered unless all its games are blocked there.
 *
 * @throws Refusal 400 if the catalogue has no such game or it has a different model
 * @spec CS-02
 */
export function isOffered(offered: OfferedGames, { model, game }: GameRef, country: number | null): boolean {
  const games = game === undefined ? offered.ofModel(model) : [requireGame(offered, { model, game })];
  return country === null || games.length === 0 || games.some(({ blockedCountries }) => !blockedCountries.includes(country));
}

/** @throws Refusal 403 `country-not-offered`; nothing is stored under the round's id */
export function requireOffered(offered: OfferedGames, ref: GameRef, country: number | null): void {
  if (isOffered(offered, ref, country)) return;
  throw new Refusal(403, 'country-not-offered', { detail: 'This game is not offered in your country', field: 'game' });
}

/** @throws Refusal 400 for a game whose real-money rounds an external provider plays */
export function requireHouse(offered: OfferedGames, { game }: GameRef): void {
  if (game === undefined || offered.find(game)?.servedBy === undefined) return;
  throw new Refusal(400, 'bad-request', { detail: 'Rounds of this game are played by its provider', field: 'game' });
}
