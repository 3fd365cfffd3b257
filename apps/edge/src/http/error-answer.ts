import type { ErrorAnswer } from '@touchline/shared-contract';

/** The common format of all error responses. @spec HT-10 */
export function errorAnswer({
  status,
  code,
  detail,
  traceId,
}: {
  status: number;
  code: string;
  detail: string;
  traceId: string;
}): ErrorAnswer {
  return { status, code: status, errors: [{ code, detail }], traceId };
}
