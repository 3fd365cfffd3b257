import type { Migration } from '@touchline/server-kernel/db';

/** The time zone in which a player sees times, for what the service counts by the player's clock; null until a page has sent it. */
export const playerZones: Migration = {
  name: '320-player-zones',
  up: [
    'alter table account_views add column zone text',
    'create view shown_player_zones as select user_id, zone from account_views where zone is not null',
  ],
};
