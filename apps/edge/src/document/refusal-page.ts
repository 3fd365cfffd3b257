import type { LoadTerms } from '@touchline/shared-serving';
import { randomUUID } from 'node:crypto';
import { documentPolicy, HEADERS_OF_ALL, makeNonce } from '../http/security-headers.ts';
import { errorPage } from './error-page.ts';

/** The error page for visitors who are refused because of load, with the headers of every response. @spec SRV-3 SEC-1 */
export const refusalPage =
  ({ gamesOrigin }: { gamesOrigin: string }): LoadTerms['refusalText'] =>
  ({ statusCode: status }) => {
    const nonce = makeNonce();
    return {
      headers: {
        ...HEADERS_OF_ALL,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': documentPolicy({ nonce, gamesOrigin }),
      },
      body: errorPage({ status, nonce, traceId: randomUUID() }),
    };
  };
