/** A body whose shape the check itself states: what `JSON.parse` returns. */
export type Json = ReturnType<typeof JSON.parse>;
