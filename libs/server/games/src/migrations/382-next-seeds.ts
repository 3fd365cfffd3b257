import type { Migration } from '@touchline/server-kernel/db';

export const nextSeeds: Migration = {
  name: '382-next-seeds',
  up: [
    // The server seed of the pair that follows this one. Its hash is shown before the player chooses the words that it is used with. Null in
    // pairs from before, until they are read.
    `alter table game_seeds add column next_server_seed text`,
  ],
};
