import type { Migration } from '@touchline/server-kernel/db';

/** The form by which e-mail addresses are compared; the address stays as the player wrote it. @spec ID-02 */
export const emailKeys: Migration = {
  name: '315-email-keys',
  up: [
    `alter table users add column email_key text`,
    `create unique index users_email_key on users (email_key) where email_key is not null`,
  ],
};
