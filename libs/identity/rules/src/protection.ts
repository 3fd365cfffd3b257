/** Methods that protect an account, by the specification's names. @spec ID-21 */
export interface ProtectionMethods {
  is_changed_password: boolean;
  enable_two_factor_auth: boolean;
  enable_phone_binding: boolean;
  enable_security_question: boolean;
  enable_email_auth: boolean;
}

export const PROTECTION_METHODS = [
  'is_changed_password',
  'enable_two_factor_auth',
  'enable_phone_binding',
  'enable_security_question',
  'enable_email_auth',
] as const satisfies readonly (keyof ProtectionMethods)[];

/** Weight of each method in percent; a second step weighs most. */
const SHARE: Readonly<Record<keyof ProtectionMethods, number>> = {
  is_changed_password: 20,
  enable_two_factor_auth: 30,
  enable_phone_binding: 20,
  enable_security_question: 10,
  enable_email_auth: 20,
};

/** Protection level of an account, 0 to 100. @spec ID-21 ID-31 */
export const protectionLevel = (methods: ProtectionMethods): number =>
  PROTECTION_METHODS.reduce((sum, method) => sum + (methods[method] ? SHARE[method] : 0), 0);

/** Category of a level: 0 to 30 bad, 31 to 69 normal, 70 to 99 good, 100 full. @spec ID-21 */
export function protectionGrade(level: number): 'bad' | 'normal' | 'good' | 'full' {
  if (level <= 30) return 'bad';
  if (level < 70) return 'normal';
  return level < 100 ? 'good' : 'full';
}
