/** Meaning of a response status for the player. @spec NT-03 */
export type StatusTopic =
  'saved' | 'action-saved' | 'request-error' | 'unauthorized' | 'forbidden' | 'terms' | 'missing-page' | 'technical-error';

const TOPIC_BY_STATUS: ReadonlyMap<number, StatusTopic> = new Map([
  [200, 'saved'],
  [204, 'action-saved'],
  [400, 'request-error'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing-page'],
  [451, 'terms'],
  [500, 'technical-error'],
]);

/** The topic of a status; unknown or missing statuses are technical errors. @spec NT-03 */
export const statusTopic = (status: number | undefined): StatusTopic => TOPIC_BY_STATUS.get(status ?? 500) ?? 'technical-error';

/** Whether the topic reports a success. */
export const isGoodTopic = (topic: StatusTopic): boolean => topic === 'saved' || topic === 'action-saved';
