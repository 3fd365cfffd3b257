/** Verification data of a player. `internalStatus` 1 is verified; 3 waits for a review of uploaded documents. */
export interface VerificationFacts {
  internalStatus: number;
  hasSuccessGroupCode: boolean;
  hasDocuments: boolean;
  isExtraDocumentRequested: boolean;
}

/** Verified: internal status 1, or a success group code, or status 3 with documents; never while an extra document is asked for. @spec ID-19 */
export const isVerified = ({ internalStatus, hasSuccessGroupCode, hasDocuments, isExtraDocumentRequested }: VerificationFacts): boolean =>
  !isExtraDocumentRequested && (internalStatus === 1 || hasSuccessGroupCode || (internalStatus === 3 && hasDocuments));

const PROFILE = ['date_birthday', 'name', 'surname', 'passport', 'passport_date', 'registration_address'] as const;
export type ProfileField = (typeof PROFILE)[number];

/** Fields missing from a profile; it is complete when there are none. @spec ID-20 */
export const missingInProfile = (profile: Readonly<Partial<Record<ProfileField, string | null>>>): ProfileField[] =>
  PROFILE.filter((field) => (profile[field] ?? '').trim() === '');
