import type { Migration } from '../migration.ts';

/** Stakes of each session in games within the last minute, with their worth in parts of a round unit. */
export const sessionStakes: Migration = {
  name: '349-session-stakes',
  up: [
    `create table session_stakes (
       session_id bigint not null references sessions on delete cascade, at bigint not null, worth numeric not null)`,
    `create index session_stakes_recent on session_stakes (session_id, at)`,
  ],
};
