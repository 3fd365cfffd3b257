import { nameForm, withoutWidth } from '@touchline/identity-rules';
import { Refusal } from '@touchline/server-kernel';
import { type Queryable, SqlState, sqlStateOf } from '@touchline/server-kernel/db';
import { domainToASCII } from 'node:url';

/** An address as letters are sent to it and as the player sees it: no spaces at the ends, composed letters, no full-width characters. */
export function plainEmail(typed: string): string {
  const email = withoutWidth(typed).trim().normalize('NFC');
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + email.slice(at).replaceAll('\u3002', '.'); // the full stop of Chinese and Japanese
}

/** Labels with a dot between each two. */
const HOST = /^[^.]+(?:\.[^.]+)+$/;

/**
 * The form of an address by which addresses are compared: the local part as a name (UsernameCaseMapped of RFC 8265), the domain as DNS has it.
 *
 * @returns undefined if the local part or the domain is none.
 */
export function emailKey(typed: string): string | undefined {
  const email = plainEmail(typed);
  const at = email.lastIndexOf('@');
  const local = nameForm(email.slice(0, Math.max(0, at)));
  const domain = domainToASCII(email.slice(at + 1)).replace(/\.$/, '');
  return local === undefined || !HOST.test(domain) ? undefined : `${local}@${domain}`;
}

/** The name under which tries and codes of an address are counted, also for an address that cannot exist. */
export const countedEmail = (typed: string): string => emailKey(typed) ?? plainEmail(typed).toLowerCase();

/** The form in which a phone or an e-mail of an excluded person is compared. */
export const markValue = (kind: 'phone' | 'email', value: string | null): string | null =>
  value === null || kind === 'phone' ? value : countedEmail(value);

/** A new address in its plain form. @throws Refusal 400 naming the field. */
export function requireEmail(typed: string): string {
  if (emailKey(typed) === undefined)
    throw new Refusal(400, 'bad-request', { field: 'email', detail: 'This is not an e-mail address that we can write to' });
  return plainEmail(typed);
}

/** A player by e-mail address. */
export interface PlayerOfEmail {
  id: number;
  /** As the player registered it. Write to this one: the typed one may be the mailbox of another person. */
  email: string;
}

/**
 * The player whose address this is, in any case, width and composition. Accounts of earlier releases may differ in those alone: then the address
 * as it was typed decides.
 */
export async function playerOfEmail(db: Queryable, typed: string): Promise<PlayerOfEmail | undefined> {
  const [found] = await db.query<PlayerOfEmail>(
    `select id, email from users where email_key = $1 or lower(email) = lower($2) order by lower(email) = lower($2) desc limit 1`,
    [emailKey(typed) ?? null, typed.trim()],
  );
  return found;
}

const BATCH = 1000;
const FILL = `
  update users set email_key = made.key from unnest($1::bigint[], $2::text[]) as made (id, key)
  where users.id = made.id and users.email_key is null and not exists (select 1 from users as others where others.email_key = made.key)`;

/** Fills in the keys of accounts of earlier releases. Of accounts with the same key only the first gets it; the others are found as typed. */
export async function fillEmailKeys(db: Queryable): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db.query<PlayerOfEmail>(
      'select id, email from users where id > $1 and email is not null and email_key is null order by id limit $2',
      [last, BATCH],
    );
    const keys = new Map<string, number>();
    for (const { id, email } of rows) {
      const key = emailKey(email);
      if (key !== undefined && !keys.has(key)) keys.set(key, id);
    }
    try {
      await db.query(FILL, [[...keys.values()], [...keys.keys()]]);
    } catch (error) {
      if (sqlStateOf(error) === SqlState.UniqueViolation) continue; // another process has filled them in, or a player has registered
      throw error;
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < BATCH) return;
  }
}
