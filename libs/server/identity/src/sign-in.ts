import {
  CHECKS_OF_ADDRESS,
  type Db,
  giveBackTry,
  isDeviceOf,
  ofPeople,
  type RateLimit,
  Refusal,
  takeTry,
  takeTryOfAddress,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_AT_HOME,
  WRONG_PASSWORDS_PROVEN,
} from '@touchline/server-kernel';
import { hashPassword, isOutdated, isPasswordRight } from './passwords.ts';

export interface Credentials {
  peoplePerAddress: number;
  login: string;
  password: string;
  address: string;
  /** What the browser is known by, where somebody has signed in with it before. */
  device: string | undefined;
  /** Lets the request through that carries the answer of a captcha. @throws Refusal 400 */
  requireCaptcha: () => Promise<void>;
}

const tooMany = ({ windowMs }: RateLimit) =>
  new Refusal(429, 'too-many-tries', { detail: 'Too many tries, please wait a while', retryAfterSeconds: windowMs / 1000 });

/**
 * Who these credentials belong to. Unknown login and wrong password are one answer, in the same time. The try is counted before the
 * password is looked at, so that parallel guesses do not slip through; a right one gives it back. When the tries are used up a captcha opens a
 * few more: a stranger who guesses does not lock the owner out. A browser that the player has signed in with
 * has tries of its own.
 *
 * @throws Refusal 400 wrong-credentials, 400 captcha, 429 too-many-tries.
 * @spec ID-02 AUTH-8 AUTH-9
 */
export async function checkCredentials(
  db: Db,
  { login, password, address, device, peoplePerAddress, requireCaptcha }: Credentials,
  nowMs: number,
): Promise<number> {
  const who = login.trim().toLowerCase();
  if (!(await takeTryOfAddress(db, ofPeople(CHECKS_OF_ADDRESS, peoplePerAddress), address, nowMs))) throw tooMany(CHECKS_OF_ADDRESS);
  const isAtHome = device !== undefined && (await isDeviceOf(db, device, { login: who, nowMs }));
  const first = isAtHome ? WRONG_PASSWORDS_AT_HOME : WRONG_PASSWORDS;
  const guesser = isAtHome ? `${device} ${who}` : who;
  let tries = first;
  if (!(await takeTry(db, first, guesser, nowMs))) {
    if (isAtHome) throw tooMany(first);
    await requireCaptcha();
    tries = WRONG_PASSWORDS_PROVEN;
    if (!(await takeTry(db, tries, guesser, nowMs))) throw tooMany(tries);
  }
  const [user] = await db.query<{ id: number; password_hash: string }>(
    'select id, password_hash from users where lower(login) = $1 or lower(email) = $1 or phone = $1 limit 1',
    [who],
  );
  const isRight = await isPasswordRight(password, user?.password_hash);
  if (!isRight || user === undefined) {
    throw new Refusal(400, 'wrong-credentials', { detail: 'The login or the password is wrong' });
  }
  await giveBackTry(db, tries, guesser, nowMs);
  // The password is known at this moment alone. Another hash that came meanwhile stays.
  if (isOutdated(user.password_hash))
    await db.query('update users set password_hash = $2 where id = $1 and password_hash = $3', [
      ...[user.id, await hashPassword(password), user.password_hash],
    ]);
  return user.id;
}
