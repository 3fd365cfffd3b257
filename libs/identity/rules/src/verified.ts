/** What is known of a player's papers. `internalStatus` 1 is verified; 3 waits for documents that were sent. */
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

/** What a profile lacks; it is complete when nothing is missing. @spec ID-20 */
export const missingInProfile = (profile: Readonly<Partial<Record<ProfileField, string | null>>>): ProfileField[] =>
  PROFILE.filter((field) => (profile[field] ?? '').trim() === '');
