import type { Migration } from '../migration.ts';

/** Stakes of each session in games within the last minute, with their worth: a whole number of parts of a round unit, which may exceed a bigint. */
export const sessionStakes: Migration = {
  name: '349-session-stakes',
  up: [
    `create table session_stakes (
       session_id bigint not null references sessions on delete cascade, at bigint not null, worth text not null)`,
    `create index session_stakes_recent on session_stakes (session_id, at)`,
  ],
};
