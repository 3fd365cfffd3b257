import { PROFILE_FIELDS, type ProfileAnswer } from '@touchline/account-office-contract';
import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { holdForMark, keepMark, lockPlayer, type PersonalData } from '@touchline/server-kernel/ledger';
import { typedCode } from '@touchline/shared-primitives';
import { addYears, dayOf, EASTMOST, isDay, utcDay, WESTMOST } from '@touchline/shared-primitives/calendar';
import type { Vault } from '../vault.ts';
import { releaseChecked } from '../documents/documents.ts';
import { isVerified } from '../documents/verified.ts';

type Key = (typeof PROFILE_FIELDS)[number];
type Fields = Partial<Record<Key, string>>;

const ADULT_YEARS = 18;
const OLDEST_YEARS = 120;
const SHOWN_OF_PASSPORT = 3;
const sealOf = (userId: number) => `profile:${userId}`;

export async function profileFields(db: Queryable, vault: Vault, userId: number): Promise<Fields> {
  const [row] = await db.query<{ sealed: string }>('select sealed from profiles where user_id = $1', [userId]);
  return row === undefined ? {} : (JSON.parse(vault.open(sealOf(userId), row.sealed).toString('utf8')) as Fields);
}

const isFilled = (fields: Fields, key: Key): boolean => (fields[key] ?? '') !== '';
/** Whether all six required fields are filled. @spec ID-20 */
export const isProfileComplete = (fields: Fields): boolean => PROFILE_FIELDS.every((key) => isFilled(fields, key));

const masked = (value: string) => '•'.repeat(Math.max(0, value.length - SHOWN_OF_PASSPORT)) + value.slice(-SHOWN_OF_PASSPORT);

/** Personal data as the player may see it again: the passport number is masked. @spec AC-03 */
export async function personalData(db: Queryable, vault: Vault, userId: number): Promise<PersonalData> {
  const {
    surname = '',
    name = '',
    birth_date = '',
    passport = '',
    passport_date = '',
    address = '',
  } = await profileFields(db, vault, userId);
  return { surname, name, birth_date, passport: masked(passport), passport_date, address };
}

/** The address can be changed at any time; identity fields can be filled in only once. @spec AC-07 */
const changeOf = (fields: Fields, key: Key, verified: boolean): ProfileAnswer['fields'][number]['change'] => {
  if (key === 'address') return verified ? 'support' : 'free';
  if (!isFilled(fields, key)) return 'once';
  return 'support';
};

/** @spec AC-03 AC-07 ID-19 ID-20 */
export async function profileOf(tx: Queryable, vault: Vault, userId: number): Promise<ProfileAnswer> {
  const [user] = await tx.query<{ login: string; email: string | null }>('select login, email from users where id = $1', [userId]);
  const fields = await profileFields(tx, vault, userId);
  const verified = await isVerified(tx, userId);
  return {
    login: user?.login ?? '',
    email: user?.email ?? null,
    fields: PROFILE_FIELDS.map((key) => {
      const value = fields[key] ?? '';
      return { key, value: key === 'passport' ? masked(value) : value, change: changeOf(fields, key, verified) };
    }),
    filled: PROFILE_FIELDS.filter((key) => isFilled(fields, key)).length,
    isComplete: isProfileComplete(fields),
    isVerified: verified,
  };
}

/** Validation error of a value; null if it is valid. */
function problemOf(key: Key, value: string, nowMs: number): string | null {
  if (key === 'birth_date' || key === 'passport_date') {
    const today = utcDay(nowMs);
    // A passport may be issued today where the day has already begun.
    if (!isDay(value) || value < addYears(today, -OLDEST_YEARS) || value > dayOf(nowMs, EASTMOST)) return 'profile-wrong-date';
    return key === 'birth_date' && value > addYears(dayOf(nowMs, WESTMOST), -ADULT_YEARS) ? 'profile-under-age' : null;
  }
  if (key === 'passport') return /^[\p{L}\p{Nd}]{5,20}$/u.test(value) ? null : 'profile-wrong-passport';
  if (key === 'address') return value.length >= 10 ? null : 'profile-short-address';
  return /^[\p{L}\p{M}][\p{L}\p{M}'’. -]*$/u.test(value) ? null : 'profile-wrong-name';
}

/** Changes fields, all or none. @throws Refusal 400 or 409 naming the field. @spec AC-07 */
export async function saveProfile(
  tx: Queryable,
  vault: Vault,
  { userId, wanted, nowMs }: { userId: number; wanted: Readonly<Partial<Record<Key, string | undefined>>>; nowMs: number },
): Promise<void> {
  await lockPlayer(tx, userId);
  const fields = await profileFields(tx, vault, userId);
  const before = fields.passport;
  const verified = await isVerified(tx, userId);
  for (const key of PROFILE_FIELDS) {
    const value = wanted[key]?.normalize('NFC').trim().replace(/\s+/g, ' ');
    if (value === undefined || value === '') continue;
    const clean = key === 'passport' ? typedCode(value) : value;
    if (clean === fields[key]?.normalize('NFC')) continue;
    if (changeOf(fields, key, verified) === 'support')
      throw new Refusal(409, 'profile-support-only', { field: key, detail: 'Only support can change this' });
    const problem = problemOf(key, clean, nowMs);
    if (problem !== null) throw new Refusal(400, problem, { field: key, detail: 'This value is not right' });
    fields[key] = clean;
  }
  await tx.query(
    `insert into profiles (user_id, sealed, updated_at) values ($1, $2, $3)
     on conflict (user_id) do update set sealed = excluded.sealed, updated_at = excluded.updated_at`,
    [userId, vault.seal(sealOf(userId), Buffer.from(JSON.stringify(fields))), nowMs],
  );
  if (fields.passport === undefined || fields.passport === before) return;
  await keepMark(tx, 'document', fields.passport, userId);
  await holdForMark(tx, 'document', fields.passport, { userId, nowMs });
  await releaseChecked(tx, userId, nowMs);
}
