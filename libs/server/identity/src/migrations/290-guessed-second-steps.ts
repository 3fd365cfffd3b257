import type { Migration } from '@touchline/server-kernel';

/** When second steps of an account failed lately, and the language that its player reads. @spec AUTH-8 */
export const guessedSecondSteps: Migration = {
  name: '290-guessed-second-steps',
  up: [
    `create table failed_second_steps (user_id bigint primary key references users (id), failed_at bigint[] not null)`,
    `alter table users add column lang text`,
  ],
};
