/** Confirmed contacts: 0 none, 1 e-mail, 2 both, 3 phone. @spec ID-22 */
export function activationType({ isEmail, isPhone }: { isEmail: boolean; isPhone: boolean }): 0 | 1 | 2 | 3 {
  if (isEmail) return isPhone ? 2 : 1;
  return isPhone ? 3 : 0;
}
