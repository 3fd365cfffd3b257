import type { Calls } from '@touchline/shared-contract';

/** Help for people with gambling problems. */
export const helpCalls = {
  services: { method: 'GET', path: '/web-api/responsible-gaming/help', auth: 'none', isCacheable: true },
} as const satisfies Calls;
