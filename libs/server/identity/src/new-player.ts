import { type Queryable, SqlState, sqlStateOf } from '@touchline/server-kernel/db';
import { type House, lockPlayer, openAccount, type PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import { randomInt } from 'node:crypto';
import { activationType } from '@touchline/identity-rules';
import { hashPassword } from './passwords.ts';
import { emailKey } from './people/emails.ts';

export interface NewPlayer {
  login: string;
  password: string;
  email: string | null;
  name: string | null;
  countryId: number | null;
  /** Details from full registration. Times in milliseconds. */
  more?: PlayerDetails;
  /** Accounts to open with the play money granted to each, in minor units; the first one becomes active. */
  accounts: readonly { type: 0 | 4 | 9 | typeof PREPAID_TYPE; currencyIso: string; amount: number }[];
}

export interface PlayerDetails {
  /** Set if the password is already hashed, because the registration waited for a code. */
  passwordHash?: string;
  /** E.164. */
  phone?: string | undefined;
  surname?: string | undefined;
  birthDate?: string | undefined;
  refCode?: string | undefined;
  bonusChoice?: number | undefined;
  emailConfirmedAt?: number;
  phoneConfirmedAt?: number;
}

const LOGIN_DIGITS = 9;
/** A generated login: a number that does not start with zero. */
export const madeLogin = (): string => String(randomInt(10 ** (LOGIN_DIGITS - 1), 10 ** LOGIN_DIGITS));

/** Stores a player with their accounts. @returns the id, or undefined if the login or e-mail is taken. */
export async function addPlayer(
  db: { transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> },
  house: House,
  { login, password, email, name, countryId, accounts, more = {} }: NewPlayer,
  nowMs: number,
): Promise<number | undefined> {
  const passwordHash = more.passwordHash ?? (await hashPassword(password));
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx.query<{ id: number }>(
        `insert into users (login, email, name, password_hash, country_id, registered_at, phone, surname, birth_date, ref_code,
           bonus_choice, email_confirmed_at, phone_confirmed_at, activation_type, email_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
        [
          ...[login, email, name, passwordHash, countryId, nowMs],
          ...[more.phone ?? null, more.surname ?? null, more.birthDate ?? null, more.refCode ?? null, more.bonusChoice ?? 0],
          ...[more.emailConfirmedAt ?? null, more.phoneConfirmedAt ?? null],
          activationType({ isEmail: more.emailConfirmedAt !== undefined, isPhone: more.phoneConfirmedAt !== undefined }),
          email === null ? null : (emailKey(email) ?? null),
        ],
      );
      if (user === undefined) throw new Error('a user was not stored');
      await lockPlayer(tx, user.id);
      for (const [index, account] of accounts.entries()) {
        await openAccount(tx, house, { ...account, userId: user.id, isActive: index === 0, nowMs });
      }
      return user.id;
    });
  } catch (error) {
    if (sqlStateOf(error) === SqlState.UniqueViolation) return undefined;
    throw error;
  }
}
