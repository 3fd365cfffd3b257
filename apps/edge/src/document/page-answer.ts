import type { DocumentAnswer, PageAnswer } from '@touchline/shared-state';
import { documentPolicy } from '../http/security-headers.ts';

/** Section and route of a page, from the manifests; a redirect and a page of the host itself have none. */
export const pageName = (answer: DocumentAnswer): string => {
  if (answer.kind === 'redirect') return 'redirect';
  return answer.section === undefined ? 'host' : `${answer.section.name}/${answer.section.routeKey}`;
};

/** The policy of a page: what the site lets into all of its pages, and what this one needs besides. @spec SEC-1 */
export const pagePolicy = (
  policy: Parameters<typeof documentPolicy>[0],
  { consultantHost, frameOrigin, accountsOrigin, isPwa = false }: PageAnswer,
): string => documentPolicy({ ...policy, consultantHost, frameOrigin, accountsOrigin, isPwa });
