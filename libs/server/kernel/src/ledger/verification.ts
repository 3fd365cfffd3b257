import type { Queryable } from '../db/db.ts';

/** Whether a player has shown who they are, and from which sum on they have to. */
export interface Verification {
  isVerified: boolean;
  /** Deposits in total, or one withdrawal, from which documents are needed; round units of the account's currency. */
  fromUnits: number;
}

/** Reads whether a player is verified. The module that keeps documents answers. @spec AC-09 ID-19 */
export type ReadVerification = (db: Queryable, userId: number, nowMs: number) => Promise<Verification>;

/** Where no module keeps documents, none are asked for. */
export const noVerification: ReadVerification = async () => ({ isVerified: true, fromUnits: 0 });
