import type { FastifyRequest } from 'fastify';

/** Whether a request is a long poll, by the setting `waits` of its route: its duration is not measured, and a stop does not wait for it. */
export const isWaiting = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { waits?: boolean } | undefined)?.waits === true;
