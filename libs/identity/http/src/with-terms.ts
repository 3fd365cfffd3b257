import { readJson, type HttpMiddleware } from '@touchline/shared-http';
import { asksForTerms } from './rules/terms-demand.ts';

export interface TermsPorts {
  /** The backend wants the changed terms confirmed before anything else. */
  onTermsAsked: () => void;
}

/** Notices that an answer sends the player to the terms; the answer itself goes on to whoever asked. @spec HT-11 */
export function withTerms({ onTermsAsked }: TermsPorts): HttpMiddleware {
  return (next) => async (request, call) => {
    const response = await next(request, call);
    // A body can be read once, and the caller reads it too.
    if (response.status === 451 && asksForTerms(response.status, await readJson(response.clone()))) onTermsAsked();
    return response;
  };
}
