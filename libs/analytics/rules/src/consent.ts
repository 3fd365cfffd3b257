/** Destinations of events. @spec AN-01 */
export const SINKS = ['collector', 'tags', 'recording', 'sport', 'visitors', 'pixel'] as const;
export type SinkKind = (typeof SINKS)[number];

/** Consents required by each sink; each must also be configured. @spec AN-01 PRV-2 PRV-3 */
export const SINK_NEEDS: Readonly<Record<SinkKind, readonly ('functionality' | 'marketing')[]>> = {
  collector: ['marketing'],
  tags: ['marketing'],
  // A recording shows more than visit counts, so it requires full consent.
  recording: ['functionality', 'marketing'],
  sport: ['marketing'],
  visitors: ['marketing'],
  pixel: ['marketing'],
};

/** Sinks allowed by the consents. @spec AN-01 PRV-2 */
export const allowedSinks = (wishes: { functionality: boolean; marketing: boolean }): SinkKind[] =>
  SINKS.filter((kind) => SINK_NEEDS[kind].every((wish) => wishes[wish]));
