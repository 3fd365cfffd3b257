import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/db.ts';
import { countryIdOf } from '../reference/countries.ts';

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
