import type { ReadAnswer } from '@touchline/shared-http';

/**
 * Reads by a schema. The configuration has too many lenient fields for a hand-written reader, and only lazy chunks and the edge read it.
 */
export const readBy =
  <T>(schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }): ReadAnswer<T> =>
  (answer) => {
    const parsed = schema.safeParse(answer);
    return parsed.success ? parsed.data : null;
  };
