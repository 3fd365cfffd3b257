import type { Migration } from '../migration.ts';

/**
 * Earlier cookies of a session: the session that a cookie belonged to, the salt from which its successor is derived, and when the successor
 * was first used (null until then).
 */
export const rotatedCookies: Migration = {
  name: '119-rotated-cookies',
  up: [
    `alter table sessions add column cookie_at bigint`,
    `create table rotated_cookies (
       id_hash text primary key,
       session_id bigint not null references sessions (id) on delete cascade,
       salt text not null,
       succeeded_at bigint
     )`,
    `create index rotated_cookies_session on rotated_cookies (session_id)`,
    `alter table sessions drop constraint if exists sessions_ended_for_check`,
    `alter table sessions add constraint sessions_ended_for_check check (ended_for in ('session-limit', 'idle', 'cookie-reused'))`,
  ],
};
