import { INBOX_TOPICS, type InboxSettings, type InboxTopic, type SaveInboxSettings } from '@touchline/account-inbox-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { isZone, offsetZone, UTC, type Zone } from '@touchline/shared-primitives/calendar';
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
  /** Minutes from UTC, of settings from before zones had names. */
  zone: number;
  zone_name: string | null;
  /** Where a device of the player last showed times. */
  player_zone: string | null;
}

const PREFERENCES = `
  select off_topics, quiet_from, quiet_to, inbox_settings.zone, zone_name, shown_player_zones.zone as player_zone
  from inbox_settings left join shown_player_zones using (user_id) where user_id = $1`;
const MINUTES = 60;

/** Quiet hours go with the player: the zone of the last device counts, then the one of the settings. */
const zoneOf = ({ player_zone, zone_name, zone }: SettingsRow): Zone =>
  [player_zone, zone_name, offsetZone(zone / MINUTES)].find((each) => isZone(each)) ?? UTC;

export async function preferencesOf(db: Queryable, userId: number): Promise<Preferences> {
  const [row] = await db.query<SettingsRow>(PREFERENCES, [userId]);
  if (row === undefined) return { off: [], quiet: null };
  const { off_topics: off, quiet_from: from, quiet_to: to } = row;
  return { off, quiet: from === null || to === null ? null : { from, to, zone: zoneOf(row) } };
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
    `insert into inbox_settings (user_id, off_topics, quiet_from, quiet_to, zone, zone_name) values ($1, $2::text[], $3, $4, $5, $6)
     on conflict (user_id) do update set off_topics = excluded.off_topics, quiet_from = excluded.quiet_from,
       quiet_to = excluded.quiet_to, zone = excluded.zone, zone_name = excluded.zone_name`,
    [userId, known, quiet?.from ?? null, quiet?.to ?? null, ...(typeof zone === 'number' ? [zone, null] : [0, zone])],
  );
}
