import type { Broker } from '../broker/broker.ts';

/** Broker topic: ids of players of whom something changed. Only a hint; listeners read what changed from the database. */
export const PLAYER_NEWS_TOPIC = 'player-news';

/**
 * Wakes what waits for changes of these players, in every process. Call it after the commit and do not wait for it: without it, changes are
 * found a second later.
 *
 * @spec AC-01 AC-06 AUTH-6
 */
export async function reportPlayerNews(broker: Broker, userIds: Iterable<number>): Promise<void> {
  const ids = [...new Set(userIds)];
  if (ids.length > 0) await broker.publish(PLAYER_NEWS_TOPIC, ids);
}
