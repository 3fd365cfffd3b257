import type { Migration } from '../migration.ts';

/** Current and planned self-exclusions, and what ties other accounts to them; everything is deleted when an exclusion ends. ADR 0056 */
export const excludedPeople: Migration = {
  name: '330-excluded-people',
  up: [
    // Written by the module that keeps limits. Milliseconds.
    `create table excluded_people (
       user_id bigint primary key references users (id),
       from_at bigint not null,
       until_at bigint not null check (until_at > from_at)
     )`,
    `create index excluded_people_by_end on excluded_people (until_at)`,
    // Accounts that cannot play because they share a mark with an excluded person.
    `create table held_accounts (
       user_id bigint not null references users (id),
       excluded_id bigint not null references excluded_people (user_id) on delete cascade,
       kind text not null check (kind in ('device', 'phone', 'email', 'document', 'instrument')),
       held_at bigint not null,
       released_at bigint,
       primary key (user_id, excluded_id, kind)
     )`,
    `create index held_accounts_of_excluded on held_accounts (excluded_id)`,
    // Slow salted hashes; never a number or an address.
    `create table personal_marks (
       kind text not null check (kind in ('phone', 'email', 'document')),
       mark text not null,
       user_id bigint not null references users (id),
       primary key (kind, mark, user_id)
     )`,
    `create index personal_marks_of_user on personal_marks (user_id)`,
  ],
};
