import type { Migration } from '@touchline/server-kernel/db';

/** Times of recent failed second factors, and the player's language for the warning. @spec AUTH-8 */
export const guessedSecondSteps: Migration = {
  name: '290-guessed-second-steps',
  up: [
    `create table failed_second_steps (user_id bigint primary key references users (id), failed_at bigint[] not null)`,
    `alter table users add column lang text`,
  ],
};
