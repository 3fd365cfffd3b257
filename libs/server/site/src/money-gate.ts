import { Refusal } from '@touchline/server-kernel';
import { FAIL_MODES, type Dependency } from '@touchline/shared-contract';
import type { FastifyRequest } from 'fastify';
import { overrideOf, switchesOf } from './switches.ts';

/** Services that are asked before money moves, and where each of them is. */
const PATHS: Readonly<Partial<Record<Dependency, string>>> = {
  block: '/blocks-api/api/v2/block',
  limits: '/limit-service-api/api/external/web/v3/limits',
  'reality-check': '/web-api/api/web/user/v1/reality-check',
};

/**
 * Bets wait while a service that could forbid them says nothing, whatever the reason, and a blocked visitor places none. These services
 * live in this process, so only a test can silence them; limits and the reality check forbid nothing here yet.
 *
 * @throws Refusal 503 while one of them is silent, 403 to a blocked visitor.
 * @spec GRD-6 GD-05
 */
export function requireMoneyOpen(request: Pick<FastifyRequest, 'headers'>): void {
  for (const [name, url] of Object.entries(PATHS)) {
    const isSilent = overrideOf({ headers: request.headers, url }) !== undefined;
    if (isSilent && FAIL_MODES[name as Dependency].money === 'closed') {
      throw new Refusal(503, 'unavailable', { detail: 'Bets cannot be taken for the moment, please try again', retryAfterSeconds: 5 });
    }
  }
  if (switchesOf(request).block?.displayTypeId === 1) throw new Refusal(403, 'forbidden', { detail: 'Bets are not taken from here' });
}
