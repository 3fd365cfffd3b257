const TERMS_CHANGED = 1;

/** Whether a response demands confirmation of the terms: status 451 with exception_code 1. @spec HT-11 */
export function requiresTerms(status: number, body: unknown): boolean {
  const { exception_code: code } = (typeof body === 'object' && body !== null ? body : {}) as { exception_code?: unknown };
  return status === 451 && code === TERMS_CHANGED;
}
