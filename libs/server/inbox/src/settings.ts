import { INBOX_TOPICS, type InboxSettings, type InboxTopic, type SaveInboxSettings } from '@touchline/account-inbox-contract';
import type { Queryable } from '@touchline/server-kernel';
import type { QuietHours } from './quiet.ts';

/** A player's stored notification settings. */
export interface Preferences {
  off: readonly string[];
  quiet: QuietHours | null;
}

interface SettingsRow {
  off_topics: string[];
  quiet_from: number | null;
  quiet_to: number | null;
  zone: number;
}

export async function preferencesOf(db: Queryable, userId: number): Promise<Preferences> {
  const [row] = await db.query<SettingsRow>('select off_topics, quiet_from, quiet_to, zone from inbox_settings where user_id = $1', [
    userId,
  ]);
  if (row === undefined) return { off: [], quiet: null };
  const { off_topics: off, quiet_from: from, quiet_to: to, zone } = row;
  return { off, quiet: from === null || to === null ? null : { from, to, zone } };
}

export async function settingsOf(db: Queryable, userId: number): Promise<InboxSettings> {
  const { off, quiet } = await preferencesOf(db, userId);
  return {
    topics: INBOX_TOPICS.map((topic) => ({ topic, isOn: !off.includes(topic) })),
    quiet: quiet === null ? null : { from: quiet.from, to: quiet.to },
  };
}

export async function saveSettings(db: Queryable, userId: number, { off, quiet, zone }: SaveInboxSettings): Promise<void> {
  const known: readonly InboxTopic[] = INBOX_TOPICS.filter((topic) => off.includes(topic));
  await db.query(
    `insert into inbox_settings (user_id, off_topics, quiet_from, quiet_to, zone) values ($1, $2::text[], $3, $4, $5)
     on conflict (user_id) do update set off_topics = excluded.off_topics, quiet_from = excluded.quiet_from,
       quiet_to = excluded.quiet_to, zone = excluded.zone`,
    [userId, known, quiet?.from ?? null, quiet?.to ?? null, zone],
  );
}
