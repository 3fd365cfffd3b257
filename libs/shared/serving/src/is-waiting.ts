import type { FastifyRequest } from 'fastify';

/** Whether a request waits for something to happen, by the setting `waits` of its route: its time says nothing, and no stop waits for it. */
export const isWaiting = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { waits?: boolean } | undefined)?.waits === true;
