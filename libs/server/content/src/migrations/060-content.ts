import type { Migration } from '@touchline/server-kernel/db';

/** Last valid versions of imported documents, used if a later version is broken. */
export const contentDocuments: Migration = {
  name: '060-content',
  up: [
    `create table content_documents (
       kind text not null,
       slug text not null,
       lang text not null,
       facts text not null,
       text text not null,
       imported_at bigint not null,
       primary key (kind, slug, lang)
     )`,
  ],
};
