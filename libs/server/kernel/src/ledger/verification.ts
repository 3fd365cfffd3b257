import type { Queryable } from '../db/db.ts';

/** Whether a player is verified, and from which sum on verification is required. */
export interface Verification {
  isVerified: boolean;
  /** Total deposits, or a single withdrawal, above which documents are required; round units of the account's currency. */
  fromUnits: number;
  /** 0 not verified, 1 verified, 3 by documents. @spec ID-19 */
  internalStatus: number;
  /** Kinds of the accepted documents. */
  acceptedKinds: readonly string[];
  isExtraDocumentRequested: boolean;
}

/** Reads whether a player is verified; provided by the module that keeps documents. @spec AC-09 ID-19 */
export type ReadVerification = (db: Queryable, userId: number, nowMs: number) => Promise<Verification>;

/** Used if no module keeps documents: everybody counts as verified. */
export const noVerification: ReadVerification = async () => ({
  ...{ isVerified: true, fromUnits: 0, internalStatus: 1, acceptedKinds: [], isExtraDocumentRequested: false },
});

/** Personal data that a player has entered; the passport number is masked. Empty for a field that is not filled in. @spec AC-03 AC-07 */
export interface PersonalData {
  surname: string;
  name: string;
  birth_date: string;
  passport: string;
  passport_date: string;
  address: string;
}

/** Reads personal data; provided by the module that keeps it. @spec AC-03 */
export type ReadPersonalData = (db: Queryable, userId: number) => Promise<PersonalData>;

/** Used if no module keeps personal data. */
export const noPersonalData: ReadPersonalData = async () => ({
  ...{ surname: '', name: '', birth_date: '', passport: '', passport_date: '', address: '' },
});
