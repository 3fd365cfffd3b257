import type { Queryable } from '../db/db.ts';

/** Whether a player is verified, and from which sum on verification is required. */
export interface Verification {
  isVerified: boolean;
  /** Total deposits, or a single withdrawal, above which documents are required; round units of the account's currency. */
  fromUnits: number;
}

/** Reads whether a player is verified; provided by the module that keeps documents. @spec AC-09 ID-19 */
export type ReadVerification = (db: Queryable, userId: number, nowMs: number) => Promise<Verification>;

/** Used if no module keeps documents: everybody counts as verified. */
export const noVerification: ReadVerification = async () => ({ isVerified: true, fromUnits: 0 });
