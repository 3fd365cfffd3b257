import { readJson, type HttpMiddleware } from '@touchline/shared-http';
import { requiresTerms } from './rules/terms-demand.ts';

export interface TermsPorts {
  /** Called when the backend requires the changed terms to be confirmed first. */
  onTermsRequired: () => void;
}

/** Detects responses that demand confirmation of the terms, and passes every response through to the caller. @spec HT-11 */
export function withTerms({ onTermsRequired }: TermsPorts): HttpMiddleware {
  return (next) => async (request, call) => {
    const response = await next(request, call);
    // Clone, because a body can be read only once and the caller reads it too.
    if (response.status === 451 && requiresTerms(response.status, await readJson(response.clone()))) onTermsRequired();
    return response;
  };
}
