import type { Migration } from '@touchline/server-kernel/db';

/** The time zone of quiet hours by its name, which knows the changes of clocks. Null in rows that have only the offset of a day. */
export const quietZones: Migration = {
  name: '321-quiet-zones',
  up: ['alter table inbox_settings add column zone_name text'],
};
