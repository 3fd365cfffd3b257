import type { Migration } from '@touchline/server-kernel/db';

/** Linked social accounts; only the provider's subject id is stored. @spec ID-04 */
export const socialAccounts: Migration = {
  name: '081-social-accounts',
  up: [
    `create table social_accounts (
       provider text not null,
       subject text not null,
       user_id bigint not null references users (id),
       connected_at bigint not null,
       primary key (provider, subject)
     )`,
    `create unique index social_accounts_of_user on social_accounts (user_id, provider)`,
  ],
};
