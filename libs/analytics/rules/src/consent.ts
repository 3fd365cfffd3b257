/** Where events go. @spec AN-01 */
export const SINKS = ['collector', 'tags', 'recording', 'sport', 'visitors', 'pixel'] as const;
export type SinkKind = (typeof SINKS)[number];

/** Which of the two wishes of the consent a sink needs; every one also needs to be configured. @spec AN-01 PRV-2 PRV-3 */
export const SINK_NEEDS: Readonly<Record<SinkKind, readonly ('functionality' | 'marketing')[]>> = {
  collector: ['marketing'],
  tags: ['marketing'],
  // What a recording shows is more than the count of visits that the question names, so it takes the whole agreement.
  recording: ['functionality', 'marketing'],
  sport: ['marketing'],
  visitors: ['marketing'],
  pixel: ['marketing'],
};

/** Sinks that an agreement allows. @spec AN-01 PRV-2 */
export const allowedSinks = (wishes: { functionality: boolean; marketing: boolean }): SinkKind[] =>
  SINKS.filter((kind) => SINK_NEEDS[kind].every((wish) => wishes[wish]));
