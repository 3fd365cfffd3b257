/** Validity of a sent code, milliseconds. @spec AUTH-11 */
export const CODE_LIVES_MS = 10 * 60_000;
