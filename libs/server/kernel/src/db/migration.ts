/** A step of the schema. */
export interface Migration {
  /** Never changes once released: it is how the database knows what it has. */
  name: string;
  /** Statements in order, plain SQL for Postgres 15. */
  up: readonly string[];
}
