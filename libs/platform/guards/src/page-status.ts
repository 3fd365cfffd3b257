import type { RouteKey } from '@touchline/shared-routes';

const STATUS_BY_KEY: Partial<Record<RouteKey, number>> = {
  'not-found': 404,
  'technical-error': 500,
  block: 451,
  'block-ua': 451,
  'block-ie': 451,
  'site-updates': 503,
  'coming-soon': 503,
  suspension: 503,
  maintenance: 503,
};

/** The HTTP status of a page. @spec RT-01 GD-06 */
export const pageStatus = (key: RouteKey): number => STATUS_BY_KEY[key] ?? 200;
