import type { Migration } from '@touchline/server-kernel/db';

export const quizzes: Migration = {
  name: '085-limit-quizzes',
  up: [
    // Changes waiting for a quiz, with the request as it was sent. Milliseconds.
    `create table limit_quizzes (
       token uuid primary key,
       user_id bigint not null references users (id),
       wishes jsonb not null,
       asked_at bigint not null,
       answered_at bigint,
       is_passed boolean
     )`,
    `create index limit_quizzes_by_player on limit_quizzes (user_id, asked_at)`,
    // For polls of a player's latest change.
    `create index player_limit_changes_by_player on player_limit_changes (user_id, id)`,
  ],
};
