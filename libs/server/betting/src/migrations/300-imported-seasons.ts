import type { Migration } from '@touchline/server-kernel/db';

/** What the ids of imported games were given to. Rows are never deleted, so that no id is given to another match. */
export const importedSeasons: Migration = {
  name: '300-imported-seasons',
  up: [
    `create table imported_seasons (
      key text primary key,
      champ_id integer not null unique,
      body text not null,
      imported_at bigint not null
    )`,
    // `line_imports` lists the seasons on offer; imports of earlier releases have their own body until they are taken over.
    `alter table line_imports alter column body set default ''`,
  ],
};
