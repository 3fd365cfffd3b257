import type { ReadAnswer } from '@touchline/shared-http';

/** Reads by a schema: the configuration has too many lenient fields to be read by hand, and it is read by what comes late or runs on the edge. */
export const readBy =
  <T>(schema: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }): ReadAnswer<T> =>
  (answer) => {
    const parsed = schema.safeParse(answer);
    return parsed.success ? parsed.data : null;
  };
