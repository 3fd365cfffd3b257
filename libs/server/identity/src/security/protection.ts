import type { ProtectionMethods } from '@touchline/identity-rules';

/** Columns of a player from which the protecting methods follow. */
export interface ProtectedRow {
  password_changed_at: number | null;
  enabled_at: number | null;
  phone_confirmed_at: number | null;
  question: number | null;
  email_auth_at: number | null;
}

/** Methods that protect an account. @spec ID-21 */
export const methodsOf = (row: ProtectedRow): ProtectionMethods => ({
  is_changed_password: row.password_changed_at !== null,
  enable_two_factor_auth: row.enabled_at !== null,
  enable_phone_binding: row.phone_confirmed_at !== null,
  enable_security_question: row.question !== null,
  enable_email_auth: row.email_auth_at !== null,
});
