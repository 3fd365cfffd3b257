import {
  CHECKS_OF_ADDRESS,
  type Db,
  giveBackTry,
  ofPeople,
  type RateLimit,
  Refusal,
  takeTry,
  takeTryOfAddress,
  WRONG_PASSWORDS,
} from '@touchline/server-kernel';
import { isPasswordRight } from './passwords.ts';

export interface Credentials {
  peoplePerAddress: number;
  login: string;
  password: string;
  address: string;
}

const tooMany = ({ windowMs }: RateLimit) =>
  new Refusal(429, 'too-many-tries', { detail: 'Too many tries, please wait a while', retryAfterSeconds: windowMs / 1000 });

/**
 * Who these credentials belong to. Unknown login and wrong password are one answer, in the same time. The try is counted before the
 * password is looked at, so that parallel guesses do not slip through; a right one gives it back.
 *
 * @throws Refusal 400 wrong-credentials, 429 too-many-tries.
 * @spec ID-02 AUTH-8 AUTH-9
 */
export async function checkCredentials(
  db: Db,
  { login, password, address, peoplePerAddress }: Credentials,
  nowMs: number,
): Promise<number> {
  const who = login.trim().toLowerCase();
  if (!(await takeTryOfAddress(db, ofPeople(CHECKS_OF_ADDRESS, peoplePerAddress), address, nowMs))) throw tooMany(CHECKS_OF_ADDRESS);
  if (!(await takeTry(db, WRONG_PASSWORDS, who, nowMs))) throw tooMany(WRONG_PASSWORDS);
  const [user] = await db.query<{ id: number; password_hash: string }>(
    'select id, password_hash from users where lower(login) = $1 or lower(email) = $1 limit 1',
    [who],
  );
  const isRight = await isPasswordRight(password, user?.password_hash);
  if (!isRight || user === undefined) {
    throw new Refusal(400, 'wrong-credentials', { detail: 'The login or the password is wrong' });
  }
  await giveBackTry(db, WRONG_PASSWORDS, who, nowMs);
  return user.id;
}
