import type { Services } from '@touchline/server-kernel';
import { siteOrigin } from '@touchline/shared-routes';
import type { FastifyRequest } from 'fastify';

/** The origin that the browser sees, if it is one of this site's; null else. */
export const originOf = ({ config }: Services, request: FastifyRequest): string | null =>
  siteOrigin(new URL(`${request.protocol}://${request.host}`), config(request).seoHosts);
