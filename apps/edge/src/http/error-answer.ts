import type { ErrorAnswer } from '@touchline/shared-contract';

/** The shape of every answer that is no success, so that clients read one shape only. @spec HT-10 */
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
