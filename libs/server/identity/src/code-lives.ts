/** For how long a code that was sent can be used, milliseconds. @spec AUTH-11 */
export const CODE_LIVES_MS = 10 * 60_000;
