const PROFILE = ['date_birthday', 'name', 'surname', 'passport', 'passport_date', 'registration_address'] as const;
export type ProfileField = (typeof PROFILE)[number];

/** Fields missing from a profile; it is complete when there are none. @spec ID-20 */
export const missingInProfile = (profile: Readonly<Partial<Record<ProfileField, string | null>>>): ProfileField[] =>
  PROFILE.filter((field) => (profile[field] ?? '').trim() === '');
