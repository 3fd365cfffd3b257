import { upperAscii } from '@touchline/shared-primitives';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../db/db.ts';
import { countryIdOf } from '../reference/countries.ts';

/**
 * Country of a visit by its ISO 3166 numeric code, as named by a trusted proxy; null if unknown. A studio's licence depends on where the
 * visitor is, not on where they registered.
 */
export function visitedCountry({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const country = headers['x-geo-country'];
  return typeof country === 'string' ? (countryIdOf(upperAscii(country)) ?? null) : null;
}

/** Effective country of a player: that of the visit, otherwise that of the registration. */
export async function countryOfPlayer(db: Queryable, userId: number, visited: number | null): Promise<number | null> {
  if (visited !== null) return visited;
  const [row] = await db.query<{ country_id: number | null }>('select country_id from users where id = $1', [userId]);
  return row?.country_id ?? null;
}
