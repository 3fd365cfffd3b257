import type { Migration } from '@touchline/server-kernel/db';

export const identityChecks: Migration = {
  name: '124-identity-checks',
  up: [
    // The latest check of each player; its result is stored with the documents.
    `create table identity_checks (
       user_id bigint primary key references users (id),
       attempt integer not null,
       state text not null check (state in ('open', 'checking', 'approved', 'refused', 'lost')),
       reason text,
       version integer not null,
       frame_url text,
       consented_at bigint not null,
       updated_at bigint not null
     )`,
    `create table identity_webhooks (id text primary key, received_at bigint not null)`,
    `create index identity_webhooks_by_age on identity_webhooks (received_at)`,
  ],
};
