import type { Migration } from '../migration.ts';

/** Browsers that a player has signed in with. The cookie contains the id, this table only its hash. */
export const knownDevices: Migration = {
  name: '031-known-devices',
  up: [
    `create table known_devices (
       id_hash text not null,
       user_id bigint not null references users (id),
       last_seen_at bigint not null,
       primary key (id_hash, user_id)
     )`,
    `create index known_devices_of_user on known_devices (user_id)`,
    // For the deletion of expired sessions.
    `create index sessions_by_end on sessions (expires_at)`,
  ],
};
