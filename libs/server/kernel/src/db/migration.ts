/** A step of the schema. */
export interface Migration {
  /** Never change it after the release: the database records applied migrations by name. */
  name: string;
  /** Statements in order, plain SQL for Postgres 15. */
  up: readonly string[];
}
