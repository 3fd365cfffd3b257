import type { Services } from '@touchline/server-kernel';
import { siteOrigin } from '@touchline/shared-routes';
import type { FastifyRequest } from 'fastify';

/** The request's public origin if it belongs to this site; null otherwise. */
export const originOf = ({ config }: Services, request: FastifyRequest): string | null =>
  siteOrigin(new URL(`${request.protocol}://${request.host}`), config(request).seoHosts);
