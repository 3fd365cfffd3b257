import type { DocumentAnswer, PageAnswer } from '@touchline/shared-state';
import { documentPolicy } from '../http/security-headers.ts';

/** Section and route of a page, from the manifests; redirects and pages of the host have none. */
export const pageName = (answer: DocumentAnswer): string => {
  if (answer.kind === 'redirect') return 'redirect';
  return answer.section === undefined ? 'host' : `${answer.section.name}/${answer.section.routeKey}`;
};

/** The policy of a page: what the site allows on all pages, and what this page needs in addition. @spec SEC-1 */
export const pagePolicy = (
  policy: Parameters<typeof documentPolicy>[0],
  { consultantHost, frameOrigin, accountsOrigin, isPwa = false }: PageAnswer,
): string => documentPolicy({ ...policy, consultantHost, frameOrigin, accountsOrigin, isPwa });
