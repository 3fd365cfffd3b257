import { Refusal } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import type { FastifyRequest } from 'fastify';
import { hashPassword, matchPassword } from './passwords.ts';
import { playerOfName } from './people/names.ts';
import type { Secrets } from './secrets/tries.ts';

export interface Credentials {
  /** Login, full e-mail address or full phone number. */
  login: string;
  password: string;
  request: FastifyRequest;
}

/**
 * Finds the account for the credentials. An unknown name and a wrong password give the same answer in the same time. The account is found
 * before the password is checked, so that all its names share one count of tries; unknown names are counted separately.
 *
 * @throws Refusal 400 wrong-credentials, 400 captcha, 429 too-many-tries.
 * @spec ID-02 AUTH-8 AUTH-9
 */
export async function checkCredentials(db: Db, secrets: Secrets, { login, password, request }: Credentials): Promise<number> {
  const { player, counted } = await playerOfName(db, login);
  const of = player === undefined ? { text: counted } : { userId: player.id };
  const found = await secrets.check({ kind: 'password', of, request }, async (taken) => {
    const match = await matchPassword(taken, password, player?.password_hash);
    return player === undefined || match === 'wrong' ? undefined : { ...player, match };
  });
  if (found === undefined) throw new Refusal(400, 'wrong-credentials', { detail: 'The login or the password is wrong' });
  // Hash again now, because the plain password is only available here; a hash changed in the meantime is kept.
  if (found.match === 'renew')
    await db.query('update users set password_hash = $2 where id = $1 and password_hash = $3', [
      ...[found.id, await hashPassword(password), found.password_hash],
    ]);
  return found.id;
}
