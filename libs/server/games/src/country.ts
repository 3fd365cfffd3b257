import { type CasinoGames, countryIdOf, type OfferedGame, type Queryable, Refusal } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';

/** A game as it is asked for: its model, and its number in the catalogue where it is played from there. */
export interface AskedGame {
  model: string;
  game?: number | undefined;
}

/**
 * Country of a visit by its ISO 3166 numeric code, as a trusted proxy names it; null where nobody knows. A studio's licence follows where
 * the visitor is, not where they registered.
 */
export function visitedCountry({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const country = headers['x-geo-country'];
  return typeof country === 'string' ? (countryIdOf(country.toUpperCase()) ?? null) : null;
}

/** Country that counts for a player: that of the visit, or else the one they registered from. */
export async function countryOfPlayer(db: Queryable, userId: number, visited: number | null): Promise<number | null> {
  if (visited !== null) return visited;
  const [row] = await db.query<{ country_id: number | null }>('select country_id from users where id = $1', [userId]);
  return row?.country_id ?? null;
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
