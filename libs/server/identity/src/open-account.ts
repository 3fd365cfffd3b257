import { ofPeople, Refusal, REGISTRATIONS_OF_ADDRESS, type Services, takeTryOfAddress } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import { addPlayer, madeLogin, type NewPlayer } from './new-player.ts';
import { offered } from './registration-terms.ts';

/** Play money for a new player, in round units of their currency. */
const OPENING_UNITS = 1000;
const LOGIN_TRIES = 5;

/** @throws Refusal 429 */
export async function countRegistration({ db, now, peoplePerAddress }: Services, { ip }: FastifyRequest): Promise<void> {
  if (!(await takeTryOfAddress(db, ofPeople(REGISTRATIONS_OF_ADDRESS, peoplePerAddress), ip, now())))
    throw new Refusal(429, 'too-many-tries', { detail: 'Too many registrations from here, please wait', retryAfterSeconds: 60 });
}

/** Accounts opened at registration. @throws Refusal 400 naming the field that is not offered. */
export function openingAccounts(body: Parameters<typeof offered>[0]) {
  const { iso, unit } = offered(body);
  return [{ type: 0, currencyIso: iso, amount: OPENING_UNITS * unit }] as const;
}

/**
 * Stores a player under a generated login.
 *
 * @param isNewAddress - checks that e-mail and phone are still free, to distinguish a taken address from a login collision.
 * @returns undefined if e-mail or phone is taken.
 */
export async function addWithMadeLogin(
  { db, house, now }: Services,
  player: Omit<NewPlayer, 'login'>,
  isNewAddress: () => Promise<boolean> = async () => true,
): Promise<{ userId: number; login: string } | undefined> {
  for (let tries = 0; tries < LOGIN_TRIES; tries += 1) {
    const login = madeLogin();
    const userId = await addPlayer(db, house, { ...player, login }, now());
    if (userId !== undefined) return { userId, login };
    if (!(await isNewAddress())) return undefined;
  }
  throw new Refusal(503, 'unavailable', { retryAfterSeconds: 1 });
}
