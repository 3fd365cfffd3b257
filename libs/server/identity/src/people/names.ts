import { nameForm } from '@touchline/identity-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { withPlainDigits } from '@touchline/shared-primitives';
import { countedEmail, playerOfEmail } from './emails.ts';
import { internationalNumber } from './phones.ts';

export interface NamedPlayer {
  id: number;
  password_hash: string;
}

/**
 * The player of a typed name: a login or an e-mail in any case, width and composition, or a whole phone number.
 *
 * @returns the player, undefined if there is none, and the form of the name under which tries of unknown names are counted.
 * @spec ID-02
 */
export async function playerOfName(db: Queryable, name: string): Promise<{ player: NamedPlayer | undefined; counted: string }> {
  const typed = name.trim();
  const login = nameForm(withPlainDigits(typed)) ?? typed;
  const phone = internationalNumber(typed);
  const ofEmail = await playerOfEmail(db, typed);
  const [player] = await db.query<NamedPlayer>(
    'select id, password_hash from users where lower(login) = $1 or phone = $2 or id = $3 order by lower(login) = $1 desc limit 1',
    [login, phone ?? null, ofEmail?.id ?? null],
  );
  return { player, counted: typed.includes('@') ? countedEmail(typed) : (phone ?? login) };
}
